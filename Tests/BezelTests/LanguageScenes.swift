import BezelCore
import BezelHUD
import BezelText

/// HUDs in the scripts of the world, each small and twice as large.
enum LanguageScenes {
  /// The folders of the Debian packages whose fonts the pictures are set in.
  private static let folders = [
    "dejavu", "lohit-devanagari", "tlwg", "wqy", "ancient-scripts",
  ].map { Array("/usr/share/fonts/truetype/\($0)".utf8) }

  static func typesetter() throws -> FontTypesetter {
    try FontTypesetter(.family(Array("DejaVu Sans".utf8)), folders: folders)
  }

  private static let texts: [(name: String, label: String, details: String)] = [
    ("english", "Installing", "Writing the root file system"),
    ("german", "Wird installiert …", "Größe: 48 MiB, noch zwölf Minuten"),
    ("russian", "Установка", "Запись корневой файловой системы"),
    ("greek", "Εγκατάσταση", "Εγγραφή του συστήματος αρχείων"),
    ("arabic", "جارٍ التثبيت", "كتابة نظام الملفات 48 ميغابايت"),
    ("hebrew", "מתקין Debian 12", "כותב 48 MiB (בלוק 3 מתוך 7)"),
    ("japanese", "インストール中", "ルートファイルシステムを書き込んでいます。電源を切らないでください。"),
    ("chinese", "正在安装", "正在写入根文件系统,请勿关闭电源。"),
    ("korean", "설치 중", "루트 파일 시스템을 쓰는 중입니다"),
    ("hindi", "इंस्टॉल हो रहा है", "रूट फ़ाइल सिस्टम लिखा जा रहा है"),
    ("thai", "กำลังติดตั้ง", "กำลังเขียนระบบไฟล์หลัก"),
    ("vietnamese", "Đang cài đặt", "Đang ghi hệ thống tệp gốc"),
    ("emoji", "Family 👨‍👩‍👧‍👦 ✓", "🚀 done ❤️"),
  ]

  static let all: [GoldenScene] = [(Fixed(1), ""), (2, "-2x")].flatMap { scale, suffix in
    texts.map { text in
      var scene = GoldenScene(
        "text-" + text.name + suffix, (Fixed(240) * scale).rounded, (Fixed(150) * scale).rounded,
        scale: scale
      ) {
        ($0.mode, $0.margin) = (.text, 15)
        $0.label = Array(text.label.utf8)
        $0.details = Array(text.details.utf8)
      }
      scene.usesFonts = true
      return scene
    }
  }
}
