public import Foundation

/// `UserDefaults` whose suites lie in the groups' containers, as on Apple's platforms.
///
/// A change is in the file at once and every process of the group sees it: Foundation's type keeps changes in memory
/// until `synchronize()` and in a file of the user's home. A suite's file is
/// `<container>/Library/Preferences/<suite>.plist`, in the form of XML; that of ``standard``, and of a suite that is no
/// group of the extension's, lies in the folder `.preferences` beside the containers, because it belongs to the
/// extension alone.
open class GroupUserDefaults: NSObject, @unchecked Sendable {
    // Registered defaults are the last place in which every object of the process looks. The lock protects them; the
    // file has its own.
    private static let lock = NSLock()
    private nonisolated(unsafe) static var registered: [String: Any] = [:]
    private let file: PreferencesFile

    /// The values of the extension alone.
    public static let standard = GroupUserDefaults()

    /// Creates the defaults of the extension alone.
    public override convenience init() {
        self.init(path: Self.ownFolder + ".plist")
    }

    private static var ownFolder: String {
        let name = DeviceBundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return GroupFolder.containers + "/.preferences/" + name
    }

    /// Creates the defaults that the processes of a group share; nil is the extension's own.
    public convenience init?(suiteName: String?) {
        guard let suiteName else {
            self.init()
            return
        }
        guard let folder = GroupFolder.path(of: suiteName) else { return nil }
        let isShared = GroupFolder.isEntitled(to: suiteName, use: "UserDefaults(suiteName:) is not shared")
        self.init(path: (isShared ? folder + "/Library/Preferences" : Self.ownFolder) + "/" + suiteName + ".plist")
    }

    /// Posted on Apple's platforms when a value changes; never here.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

    /// Another suite's values are not looked up here.
    open func addSuite(named suiteName: String) {}

    /// The values of a suite's file; nil for another domain than a group's.
    open func persistentDomain(forName domainName: String) -> [String: Any]? {
        GroupUserDefaults(suiteName: domainName)?.file.values
    }

    init(path: String) {
        file = PreferencesFile(path: path)
    }

    /// The value of a key; a registered default if none was set.
    open func object(forKey defaultName: String) -> Any? {
        file.values[defaultName] ?? Self.lock.withLock { Self.registered[defaultName] }
    }

    /// Sets a property-list value; nil removes it.
    open func set(_ value: Any?, forKey defaultName: String) {
        do {
            try file.change { $0[defaultName] = value }
        } catch {
            let message = "UserDefaults: \(defaultName) was not kept: \(error)\n"
            // A message that standard error does not take has nowhere else to go.
            try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
        }
    }

    open func removeObject(forKey defaultName: String) {
        set(nil as Any?, forKey: defaultName)
    }

    /// Sets the values that count in every suite while none was set there; they are not kept.
    open func register(defaults registrationDictionary: [String: Any]) {
        Self.lock.withLock { Self.registered.merge(registrationDictionary) { $1 } }
    }

    open func dictionaryRepresentation() -> [String: Any] {
        let defaults = Self.lock.withLock { Self.registered }
        return defaults.merging(file.values) { $1 }
    }

    /// Returns true: every change is in the file already.
    @discardableResult
    open func synchronize() -> Bool { true }

    /// Removes all values, if the domain is the extension's.
    open func removePersistentDomain(forName domainName: String) {
        for key in file.values.keys { removeObject(forKey: key) }
    }
}

extension GroupUserDefaults {
    public func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    public func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }
    public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    public func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }

    /// The number of a key, also one written as text; 0 if there is none.
    public func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let number as NSNumber: number.doubleValue
        case let text as String: (text as NSString).doubleValue
        default: 0
        }
    }

    public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    public func integer(forKey defaultName: String) -> Int {
        switch object(forKey: defaultName) {
        case let number as NSNumber: number.intValue
        case let text as String: (text as NSString).integerValue
        default: 0
        }
    }

    public func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let number as NSNumber: number.boolValue
        case let text as String: (text as NSString).boolValue
        default: false
        }
    }

    public func url(forKey defaultName: String) -> URL? {
        string(forKey: defaultName).flatMap { URL(string: $0) }
    }

    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ value: Float, forKey defaultName: String) { set(Double(value) as Any?, forKey: defaultName) }
    public func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    public func set(_ url: URL?, forKey defaultName: String) { set(url?.absoluteString as Any?, forKey: defaultName) }
}
