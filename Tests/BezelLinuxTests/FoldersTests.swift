import BezelLinux
import Testing

@Suite("Folders")
struct FoldersTests {
  @Test("Missing folders above a file are made, those that are there are left alone")
  func made() throws {
    let file = try temporaryFolder() + "/one/two/file"
    File.makeFolders(above: Array(file.utf8))
    File.makeFolders(above: Array(file.utf8))
    try File.replace(file, with: [1, 2, 3])
    #expect(try File.contents(of: file, atMost: 3) == [1, 2, 3])
  }

  @Test("A name without folders and one under a file make nothing and do not fail")
  func nothing() {
    File.makeFolders(above: Array("name".utf8))
    File.makeFolders(above: Array("/dev/null/one/file".utf8))
  }
}
