import ArgumentParser
import VitrineDevice
import VitrineScript

/// The option that chooses how strictly a device treats widgets.
struct ProfileOption: ParsableArguments {
    @Option(
        help:
            "How the device treats widgets: observed, documented, harsh, or development for Developer Mode, in which the reload budget is off. By default the script's own, or observed."
    )
    var profile: String?

    /// The named profile; nil without the option.
    var named: DeviceProfile? { profile.flatMap(DeviceProfile.named) }

    func validate() throws {
        guard let profile, named == nil else { return }
        let known = DeviceProfile.all.map(\.name).joined(separator: ", ")
        throw ValidationError("--profile is not a known profile: \(profile); use one of \(known)")
    }

    /// A script in the named profile.
    func applied(to script: DeviceScript) -> DeviceScript {
        named.map(script.played) ?? script
    }
}
