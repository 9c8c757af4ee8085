/// The drawings of the built-in face, in the words that `GlyphDrawing` describes.
enum Drawings {}
