/// The system that an extension is built for.
public enum ExtensionPlatform: String, Hashable, Sendable {
    /// A phone or a pad, which is what a device here is.
    case phone = "iOS"
    case watch = "watchOS"
    case mac = "macOS"
    case vision = "visionOS"
    case television = "tvOS"

    /// Reads the platform of a target's build settings; a target that also runs on a phone is one for phones.
    ///
    /// `SUPPORTED_PLATFORMS` lists the platforms, such as `iphoneos iphonesimulator`, and otherwise `SDKROOT` names
    /// one. https://developer.apple.com/documentation/xcode/build-settings-reference
    init(_ settings: [String: String]) {
        let listed = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ").map(String.init)
        let names = listed.isEmpty ? [settings["SDKROOT"] ?? ""] : listed
        let all = names.compactMap(Self.platform(ofSDK:))
        self = all.contains(.phone) ? .phone : all.first ?? .phone
    }

    /// The platform of an SDK; nil for `auto` and for names that are not known.
    private static func platform(ofSDK name: String) -> ExtensionPlatform? {
        let prefixes: [(String, ExtensionPlatform)] = [
            ("iphone", .phone), ("watch", .watch), ("macosx", .mac), ("xr", .vision), ("appletv", .television),
        ]
        return prefixes.first { name.hasPrefix($0.0) }?.1
    }
}
