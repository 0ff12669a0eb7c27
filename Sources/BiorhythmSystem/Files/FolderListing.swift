internal import CLibrary

/// Returns the paths of all files below a folder, relative to it, in no order; none where it cannot be read.
///
/// - Parameter depth: How many folders deep they lie at most.
package func filesBelow(_ folder: String, depth: Int) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var files: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let name, name != ".", name != ".." else { continue }
    var status = stat()
    guard stat("\(folder)/\(name)", &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFREG {
      files.append(name)
    } else if status.st_mode & S_IFMT == S_IFDIR, depth > 0 {
      files += filesBelow("\(folder)/\(name)", depth: depth - 1).map { "\(name)/\($0)" }
    }
  }
  return files
}
