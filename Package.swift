// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "biorhythm",
  products: [
    .library(name: "BiorhythmCore", targets: ["BiorhythmCore"]),
    .executable(name: "biorhythm", targets: ["biorhythm"]),
  ],
  targets: [
    .target(name: "CLibrary", path: "Sources/BiorhythmSystem/CLibrary", swiftSettings: strict),
    .systemLibrary(name: "CLinux", path: "Sources/BiorhythmSystem/CLinux"),
    .target(
      name: "BiorhythmSystem", dependencies: ["CLibrary", "CLinux"],
      exclude: ["CLibrary", "CLinux"], swiftSettings: strict),
    .target(name: "BiorhythmTables", dependencies: ["BiorhythmSystem"], swiftSettings: strict),
    .target(
      name: "BiorhythmCore", dependencies: ["BiorhythmSystem", "BiorhythmTables"], swiftSettings: strict),
    .target(
      name: "BiorhythmLocalization", dependencies: ["BiorhythmSystem", "BiorhythmTables", "BiorhythmCore"],
      swiftSettings: strict),
    .target(
      name: "BiorhythmRender",
      dependencies: ["BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "BiorhythmLocalization"],
      swiftSettings: strict),
    .target(
      name: "BiorhythmCLI",
      dependencies: [
        "BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "BiorhythmLocalization", "BiorhythmRender",
      ],
      swiftSettings: strict),
    .executableTarget(name: "biorhythm", dependencies: ["BiorhythmCLI"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["BiorhythmCore"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "BiorhythmSystemTests", dependencies: ["BiorhythmSystem"], swiftSettings: strict),
    .testTarget(
      name: "BiorhythmTablesTests", dependencies: ["BiorhythmSystem", "BiorhythmTables", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BiorhythmCoreTests",
      dependencies: ["BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "TestSupport"],
      exclude: ["Vectors"], swiftSettings: strict),
    .testTarget(
      name: "BiorhythmLocalizationTests",
      dependencies: ["BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "BiorhythmLocalization"],
      swiftSettings: strict),
    .testTarget(
      name: "BiorhythmRenderTests",
      dependencies: [
        "BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "BiorhythmLocalization", "BiorhythmRender",
        "TestSupport",
      ],
      exclude: ["Fixtures", "Goldens"], swiftSettings: strict),
    .testTarget(
      name: "BiorhythmCLITests",
      dependencies: [
        "BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "BiorhythmLocalization", "BiorhythmRender",
        "BiorhythmCLI",
        "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Config/check.sh --fuzz builds these with libFuzzer's `main`, which nothing else wants.
if Context.environment["BIORHYTHM_FUZZ"] != nil {
  package.targets += ["Dates", "Expressions", "Options", "Settings", "Roster", "Keys", "Cards", "Zones"].map {
    name in
    .executableTarget(
      name: "Fuzz\(name)",
      dependencies: [
        "BiorhythmSystem", "BiorhythmTables", "BiorhythmCore", "BiorhythmLocalization", "BiorhythmRender",
        "BiorhythmCLI",
      ],
      path: "Tests/Fuzz/\(name)", swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  }
}
