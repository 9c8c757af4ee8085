// swift-tools-version: 6.2
import PackageDescription

/// The device program is the same package compiled in Embedded Swift; `Scripts/embedded` asks for it.
let embedded = Context.environment["BEZEL_EMBEDDED"] == "1"

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

/// What ships must keep to what Embedded Swift can do, in the ordinary build too.
let shipped =
  strict
  + (embedded
    ? [.enableExperimentalFeature("Embedded")]
    : [.treatWarning("EmbeddedRestrictions", as: .error)])

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: shipped)
}

/// A module that sees no more of the others than an app does.
func appModule(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, packageAccess: false, swiftSettings: shipped)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["BezelTestSupport"], exclude: exclude,
    swiftSettings: strict)
}

var targets: [Target] = [
  .systemLibrary(name: "CLinux"),
  .systemLibrary(name: "CDRM", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
  .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
  .systemLibrary(
    name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
  .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
  .systemLibrary(
    name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

  module("BezelCore"),
  module("BezelHUD", ["BezelCore"]),
  module("BezelTheme", ["BezelCore", "BezelHUD"]),
  module("BezelRaster", ["BezelCore"]),
  module("BezelLinux", ["CLinux"]),
  module(
    "BezelText", ["BezelCore", "BezelLinux", "CFreeType", "CFriBidi", "CHarfBuzz"]),
  module("BezelDisplay", ["BezelCore", "BezelRaster", "BezelLinux", "CLinux", "CDRM", "CPNG"]),
  module("BezelFeeds", ["BezelCore"]),
  module("BezelMotion", ["BezelCore", "BezelLinux"]),
  module("BezelInput", ["BezelCore", "BezelLinux", "CEvdev", "CLinux"]),
  module(
    "Bezel",
    [
      "BezelCore", "BezelHUD", "BezelTheme", "BezelRaster", "BezelText", "BezelLinux",
      "BezelDisplay", "BezelMotion", "BezelInput",
    ]),
  // Apps too, in small; they are here to be read, and to be played by the program.
  appModule("BezelDemos", ["Bezel"]),
  module(
    "BezelGallery",
    [
      "Bezel", "BezelDemos", "BezelCore", "BezelHUD", "BezelRaster", "BezelLinux", "BezelDisplay",
    ]),
  .executableTarget(
    name: "BezelCommand",
    dependencies: [
      "Bezel", "BezelCore", "BezelHUD", "BezelRaster", "BezelText", "BezelLinux", "BezelDisplay",
      "BezelMotion", "BezelInput", "BezelFeeds", "BezelTheme", "BezelDemos", "BezelGallery",
      "CLinux",
    ],
    swiftSettings: shipped,
    linkerSettings: embedded ? [.linkedLibrary("m")] : []),
]

if !embedded {
  targets += [
    .target(name: "BezelFoundation", dependencies: ["Bezel"], swiftSettings: strict),
    // What an app looks like; it is here to be compiled.
    .executableTarget(
      name: "BezelExample", dependencies: ["Bezel", "BezelFoundation"], swiftSettings: strict),
    .target(name: "BezelTestSupport", path: "Tests/Support", swiftSettings: strict),
    tests("BezelCoreTests", ["BezelCore"]),
    tests("BezelHUDTests", ["BezelHUD", "BezelCore", "BezelText"]),
    tests("BezelThemeTests", ["BezelTheme", "BezelHUD", "BezelCore"]),
    tests("BezelRasterTests", ["BezelRaster", "BezelCore"]),
    tests("BezelTextTests", ["BezelText", "BezelCore", "BezelLinux", "CLinux"]),
    tests("BezelLinuxTests", ["BezelLinux", "CLinux"]),
    tests("BezelDisplayTests", ["BezelDisplay", "BezelRaster", "BezelCore", "BezelLinux"]),
    tests("BezelFeedsTests", ["BezelFeeds", "BezelCore"]),
    tests("BezelMotionTests", ["BezelMotion", "BezelCore", "BezelLinux", "CLinux"]),
    tests("BezelInputTests", ["BezelInput", "BezelCore", "BezelLinux", "CLinux"]),
    tests(
      "BezelTests",
      [
        "Bezel", "BezelHUD", "BezelDisplay", "BezelRaster", "BezelText", "BezelLinux", "BezelCore",
        "BezelMotion", "BezelInput", "CAllocations", "CLinux",
      ],
      exclude: ["Golden"]),
    tests(
      "BezelGalleryTests",
      [
        "Bezel", "BezelCore", "BezelDemos", "BezelDisplay", "BezelGallery", "BezelHUD",
        "BezelRaster", "BezelText", "BezelTheme",
      ]),
    tests("BezelFoundationTests", ["BezelFoundation", "Bezel", "BezelDisplay", "BezelLinux"]),
    tests(
      "BezelCommandTests",
      [
        "BezelCommand", "Bezel", "BezelCore", "BezelHUD", "BezelTheme", "BezelFeeds", "BezelLinux",
        "BezelDisplay", "BezelMotion", "BezelInput", "BezelRaster", "BezelText",
      ]),
  ]
}

if embedded {
  // What is compared between CPUs beside the program itself.
  targets.append(
    .executableTarget(
      name: "CrossProbe",
      dependencies: [
        "Bezel", "BezelCore", "BezelHUD", "BezelRaster", "BezelText", "BezelLinux", "BezelDisplay",
        "BezelDemos", "BezelFeeds", "BezelGallery", "BezelInput", "BezelMotion",
      ],
      path: "Tests/Cross/Probe", swiftSettings: shipped, linkerSettings: [.linkedLibrary("m")]))
}

let measures = Context.environment["BEZEL_BENCH"] == "1"
if measures || !embedded {
  // Counts what tests and the benchmark ask memory for; nothing that ships has it.
  targets.append(.target(name: "CAllocations"))
}

if measures {
  // Drawing compared with cairo, which nothing else needs; `Scripts/bench` asks for it.
  targets += [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(name: "CBench", dependencies: ["CCairo"]),
    .executableTarget(
      name: "BezelBench",
      dependencies: [
        "Bezel", "BezelCore", "BezelHUD", "BezelTheme", "BezelRaster", "BezelText", "BezelLinux",
        "BezelDisplay", "CAllocations", "CBench",
      ],
      swiftSettings: shipped, linkerSettings: [.linkedLibrary("m")]),
  ]
}

var products: [Product] = [
  .library(name: "Bezel", targets: ["Bezel"]),
  .executable(name: "bezel", targets: ["BezelCommand"]),
]
if !embedded {
  products.append(.library(name: "BezelFoundation", targets: ["BezelFoundation"]))
}

let package = Package(name: "bezel", products: products, targets: targets)
