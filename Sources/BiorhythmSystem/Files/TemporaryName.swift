internal import CLibrary

/// The names of temporary files: `.biorhythm-`, eight digits of the system's boot, `-` and 16 digits that nobody can
/// guess.
enum TemporaryName {
  private static let prefix = ".biorhythm-"
  /// How long a file of another boot, or of another machine on the same disk, must have been left alone.
  private static let secondsUntilDead = 24 * 60 * 60

  /// A name that no file has.
  static func new(in folder: String) -> String {
    "\(folder)/\(prefix)\(boot)-\(hexadecimal(UInt64.random(in: 0 ... .max)))"
  }

  /// Removes what killed runs have left in a folder.
  ///
  /// Such a file has a name of this kind, is regular, has no other name and the same owner, and nobody holds its lock.
  /// Locks are seen by every process of the machine, in whatever container; what may be of another machine must be a day
  /// old as well.
  static func removeLeftovers(in folder: String) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, isPossible(name) { removeIfDead("\(folder)/\(name)", isOfThisBoot: isOfThisBoot(name)) }
    }
  }

  private static func isPossible(_ name: String) -> Bool {
    let parts = name.dropFirst(prefix.count).utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return name.hasPrefix(prefix) && parts.map(\.count) == [8, 16]
      && parts.joined().allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func isOfThisBoot(_ name: String) -> Bool {
    boot != unknownBoot && name.dropFirst(prefix.count).hasPrefix(boot)
  }

  private static func removeIfDead(_ path: String, isOfThisBoot: Bool) {
    guard let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return }
    defer { file.close() }
    var status = stat()
    var named = stat()
    guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      geteuid() == status.st_uid || geteuid() == 0,
      isOfThisBoot || Clock.secondsSince1970 - changeTime(status) > secondsUntilDead,
      flock(file.rawValue, LOCK_EX | LOCK_NB) == 0,
      lstat(path, &named) == 0, named.st_ino == status.st_ino, named.st_dev == status.st_dev
    else { return }
    unlink(path)
  }

  private static func changeTime(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_ctimespec.tv_sec
    #else
      status.st_ctim.tv_sec
    #endif
  }

  private static let unknownBoot = "00000000"

  /// Tells this run of the system from others.
  private static let boot: String = {
    let id = (try? readFile("/proc/sys/kernel/random/boot_id", limit: 100)) ?? nil
    let digits = String(decoding: (id ?? []).prefix(8), as: UTF8.self)
    return digits.utf8.count == 8 ? digits : unknownBoot
  }()

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
