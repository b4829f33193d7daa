public typealias NSDataAssetName = String

/// The file of a data set in an asset catalogue.
public final class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: NSDataAssetName
    public let data: Data

    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: DeviceBundle.main)
    }

    /// Reads the file; nil if the bundle has no set of this name.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let path = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics),
            let data = FileManager.default.contents(atPath: "\(bundle.bundlePath)/data/\(path)")
        else { return nil }
        self.name = name
        self.data = data
    }
}
