// A file for every module that is compiled here from someone's sources: it stands beside them and gives Foundation's
// names the meaning that they have on Apple's platforms. A name of the own module precedes an imported one, so that a
// file which imports Foundation only finds these as well. As in Foundation, they have no isolation, whatever the module
// has by default.
public import Combine
public import HostedFoundation
public import Security

// Foundation passes Combine on, and many a file with an observable object imports nothing else.
public typealias AnyCancellable = Combine.AnyCancellable
public typealias AnyPublisher = Combine.AnyPublisher
public typealias CurrentValueSubject = Combine.CurrentValueSubject
public typealias ObservableObject = Combine.ObservableObject
public typealias PassthroughSubject = Combine.PassthroughSubject
public typealias Published = Combine.Published

public typealias ByteCountFormatter = HostedFoundation.DeviceByteCountFormatter
public typealias CustomLocalizedStringResourceConvertible = HostedFoundation.CustomLocalizedStringResourceConvertible
public typealias DateComponentsFormatter = HostedFoundation.HostedDateComponentsFormatter
public typealias DateFormatter = HostedFoundation.DeviceDateFormatter
public typealias DateIntervalFormatter = HostedFoundation.DeviceDateIntervalFormatter
public typealias EnergyFormatter = HostedFoundation.DeviceEnergyFormatter
public typealias LengthFormatter = HostedFoundation.DeviceLengthFormatter
public typealias ListFormatter = HostedFoundation.ListFormatter
public typealias LocalizedStringResource = HostedFoundation.LocalizedStringResource
public typealias MassFormatter = HostedFoundation.DeviceMassFormatter
public typealias MeasurementFormatter = HostedFoundation.HostedMeasurementFormatter
public typealias NSException = HostedFoundation.NSException
public typealias NSFileCoordinator = HostedFoundation.NSFileCoordinator
public typealias NSFilePresenter = HostedFoundation.NSFilePresenter
public typealias NSHashTable = HostedFoundation.NSHashTable
public typealias NSMapTable = HostedFoundation.NSMapTable
public typealias NSUbiquitousKeyValueStore = HostedFoundation.NSUbiquitousKeyValueStore
public typealias NumberFormatter = HostedFoundation.DeviceNumberFormatter
public typealias PersonNameComponentsFormatter = HostedFoundation.PersonNameFormatter
public typealias RelativeDateTimeFormatter = HostedFoundation.RelativeDateTimeFormatter
public typealias Selector = HostedFoundation.Selector
public typealias objc_AssociationPolicy = HostedFoundation.objc_AssociationPolicy
public typealias URLCache = FoundationNetworking.URLCache
public typealias CachedURLResponse = FoundationNetworking.CachedURLResponse
public typealias HTTPCookie = FoundationNetworking.HTTPCookie
public typealias HTTPCookiePropertyKey = FoundationNetworking.HTTPCookiePropertyKey
public typealias HTTPCookieStorage = FoundationNetworking.HTTPCookieStorage
public typealias URLAuthenticationChallenge = FoundationNetworking.URLAuthenticationChallenge
public typealias URLCredential = FoundationNetworking.URLCredential
public typealias URLCredentialStorage = FoundationNetworking.URLCredentialStorage
public typealias URLProtectionSpace = FoundationNetworking.URLProtectionSpace
public typealias URLProtocol = FoundationNetworking.URLProtocol
public typealias URLProtocolClient = FoundationNetworking.URLProtocolClient
public typealias URLSessionDataDelegate = FoundationNetworking.URLSessionDataDelegate
public typealias URLSessionDataTask = FoundationNetworking.URLSessionDataTask
public typealias URLSessionDelegate = FoundationNetworking.URLSessionDelegate
public typealias URLSessionDownloadDelegate = FoundationNetworking.URLSessionDownloadDelegate
public typealias URLSessionDownloadTask = FoundationNetworking.URLSessionDownloadTask
public typealias URLSessionTask = FoundationNetworking.URLSessionTask
public typealias URLSessionTaskDelegate = FoundationNetworking.URLSessionTaskDelegate
public typealias URLSessionUploadTask = FoundationNetworking.URLSessionUploadTask
public typealias URLSessionWebSocketTask = FoundationNetworking.URLSessionWebSocketTask
public typealias URLRequest = FoundationNetworking.URLRequest
public typealias NSMutableURLRequest = FoundationNetworking.NSMutableURLRequest
public typealias NSURLRequest = FoundationNetworking.NSURLRequest
public typealias URLAuthenticationChallengeSender = FoundationNetworking.URLAuthenticationChallengeSender
public typealias URLSessionTaskMetrics = FoundationNetworking.URLSessionTaskMetrics
public typealias URLSessionTaskTransactionMetrics = FoundationNetworking.URLSessionTaskTransactionMetrics
public typealias URLSessionWebSocketDelegate = FoundationNetworking.URLSessionWebSocketDelegate
// Foundation on Linux never asks for these.
public nonisolated let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public nonisolated let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public nonisolated let NSURLAuthenticationMethodDefault = FoundationNetworking.NSURLAuthenticationMethodDefault
public nonisolated let NSURLAuthenticationMethodHTTPBasic = FoundationNetworking.NSURLAuthenticationMethodHTTPBasic
public nonisolated let NSURLAuthenticationMethodHTTPDigest = FoundationNetworking.NSURLAuthenticationMethodHTTPDigest
public nonisolated let NSURLProtectionSpaceHTTP = FoundationNetworking.NSURLProtectionSpaceHTTP
public nonisolated let NSURLProtectionSpaceHTTPS = FoundationNetworking.NSURLProtectionSpaceHTTPS
public typealias URLResponse = FoundationNetworking.URLResponse
public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
public typealias URLSession = FoundationNetworking.URLSession
public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
public typealias UserDefaults = HostedFoundation.GroupUserDefaults

// Dispatch's units of time, and its name for a queue that is not concurrent.
typealias DispatchSerialQueue = DispatchQueue
typealias OS_dispatch_queue_serial = DispatchQueue
nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
nonisolated let NSEC_PER_USEC: UInt64 = 1_000

// Why the values that iCloud keeps have changed; here nothing changes them from outside.
nonisolated let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
nonisolated let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
nonisolated let NSUbiquitousKeyValueStoreServerChange = 0
nonisolated let NSUbiquitousKeyValueStoreInitialSyncChange = 1
nonisolated let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
nonisolated let NSUbiquitousKeyValueStoreAccountChange = 3

// The encodings as numbers, as `NSString` takes them.
nonisolated let NSASCIIStringEncoding = String.Encoding.ascii.rawValue
nonisolated let NSUTF8StringEncoding = String.Encoding.utf8.rawValue
nonisolated let NSUTF16StringEncoding = String.Encoding.utf16.rawValue
nonisolated let NSISOLatin1StringEncoding = String.Encoding.isoLatin1.rawValue

// Settings of a session that the one here does not have or only reads.
nonisolated extension URLSessionConfiguration {
    class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }
    var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
    var isDiscretionary: Bool {
        get { false }
        set {}
    }
    var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

nonisolated extension FileManager {
    var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Nobody is signed in to iCloud.
    func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

nonisolated extension NSObject {
    static func classForCoder() -> AnyClass { self }
}

nonisolated extension NSError {
    /// An error without a meaning, as code makes it by `NSError()`.
    ///
    /// An extension cannot declare an initialiser without parameters, because the superclass has one.
    convenience init(_: Void = ()) {
        self.init(domain: "", code: 0)
    }
}

nonisolated extension Timer {
    /// A timer that is in no run loop, as code makes it by `Timer()` for a property that is set later; see `NSError`.
    convenience init(_: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
    }
}

nonisolated extension URL {
    /// False, as for a file that nobody has given to the extension.
    func startAccessingSecurityScopedResource() -> Bool { false }
    func stopAccessingSecurityScopedResource() {}
}

nonisolated extension ProcessInfo {
    var operatingSystemVersion: OperatingSystemVersion { Self.deviceVersion }
    var operatingSystemVersionString: String {
        "Version \(Self.deviceVersion.majorVersion).\(Self.deviceVersion.minorVersion)"
    }

    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = Self.deviceVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }

    var isMacCatalystApp: Bool { false }
    var isiOSAppOnMac: Bool { false }
}

nonisolated let noErr: Int32 = 0
/// `????`, the code of a type that nobody knows.
nonisolated let kUnknownType: UInt32 = 0x3f3f_3f3f
nonisolated let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
nonisolated let kCFBundleNameKey: CFString! = "CFBundleName"
nonisolated let kCFBundleVersionKey: CFString! = "CFBundleVersion"
nonisolated let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    HostedFoundation.objc_getAssociatedObject(object, key)
}

nonisolated func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    HostedFoundation.objc_setAssociatedObject(object, key, value, policy)
}

nonisolated func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

nonisolated extension Locale {
    public static var current: Locale { DeviceLocale.current }
    public static var autoupdatingCurrent: Locale { DeviceLocale.current }
    public static var preferredLanguages: [String] { DeviceLocale.preferredLanguages }
}

nonisolated extension String {
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        DeviceText.text(format: format, locale: DeviceLocale.current, arguments)
    }

    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = DeviceText.text(format: format, locale: nil, arguments)
    }

    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = DeviceText.text(format: format, locale: nil, arguments)
    }

    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = DeviceText.text(format: format, locale: locale, arguments)
    }

    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = DeviceText.text(format: format, locale: locale, arguments)
    }
}

nonisolated func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = .main,
    value: String = "",
    comment: String
) -> String {
    DeviceText.text(forKey: key, value: value, table: tableName, in: bundle)
}

nonisolated extension Bundle {
    public static var main: Bundle { DeviceBundle.main }

    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        DeviceText.text(forKey: key, value: value, table: tableName, in: self)
    }

    /// The value of a key in the bundle's list, or its text in the language: Foundation looks among the texts only, if
    /// there are any.
    public func object(forInfoDictionaryKey key: String) -> Any? {
        localizedInfoDictionary?[key] ?? infoDictionary?[key]
    }

    var preferredLocalizations: [String] {
        let own = Self.preferredLocalizations(from: localizations)
        // `developmentLocalization` ends the program on Linux where the bundle names none.
        let development = infoDictionary?["CFBundleDevelopmentRegion"] as? String
        return own.isEmpty ? [development ?? localizations.first].compactMap(\.self) : own
    }

    class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        preferredLocalizations(from: localizationsArray, forPreferences: [DeviceLocale.current.identifier])
    }

    class func preferredLocalizations(
        from localizationsArray: [String],
        forPreferences preferencesArray: [String]?
    ) -> [String] {
        DeviceText.languages(of: localizationsArray, preferences: preferencesArray)
    }

    /// The resources of a package's target, which lie among those of the program.
    public static var module: Bundle { DeviceBundle.main }

    /// The bundle of a class: that of the program, into which every module is linked.
    convenience init(for aClass: AnyClass) {
        // A folder that opened once opens again, and Apple's initialiser has no failure.
        // swift-format-ignore: NeverForceUnwrap
        self.init(path: DeviceBundle.main.bundlePath)!
    }
}

/// The bundle of the module that names it; every module is part of the program here.
@freestanding(expression)
macro bundle() -> Bundle = #externalMacro(module: "SourceMacros", type: "BundleMacro")

nonisolated extension Calendar {
    public static var current: Calendar { DeviceLocale.calendar }
    public static var autoupdatingCurrent: Calendar { DeviceLocale.calendar }
}

nonisolated extension Date {
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        formatted(FormatStyle(date: date, time: time))
    }

    public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == Date { format.onDevice.format(self) }
}

nonisolated extension Range where Bound == Date {
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    public func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
    {
        formatted(Date.IntervalFormatStyle(date: date, time: time))
    }

    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Range<Date> { style.onDevice.format(self) }
}

nonisolated extension BinaryInteger {
    public func formatted() -> String { IntegerFormatStyle<Self>(locale: DeviceLocale.current).format(self) }

    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        format.onDevice.format(self)
    }
}

nonisolated extension BinaryFloatingPoint {
    public func formatted() -> String { FloatingPointFormatStyle<Self>(locale: DeviceLocale.current).format(self) }

    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        format.onDevice.format(self)
    }
}

nonisolated extension Decimal {
    public func formatted() -> String { Decimal.FormatStyle(locale: DeviceLocale.current).format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == Decimal { format.onDevice.format(self) }
}

nonisolated extension Sequence where Element == String {
    public func formatted() -> String { formatted(.list(type: .and)) }
}

nonisolated extension Sequence {
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        style.onDevice.format(self)
    }
}

nonisolated extension Duration {
    public func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }

    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == Duration {
        format.onDevice.format(self)
    }
}

// What is read follows the device as what is written does.

nonisolated extension Date {
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date {
        self = try strategy.parsingOnDevice.parse(value)
    }

    @_disfavoredOverload
    public init<T: Foundation.ParseStrategy, Value: StringProtocol>(_ value: Value, strategy: T) throws
    where T.ParseInput == String, T.ParseOutput == Date {
        self = try strategy.parsingOnDevice.parse(String(value))
    }
}

nonisolated extension BinaryInteger {
    public init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
        self = try strategy.parsingOnDevice.parse(value)
    }

    public init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws {
        try self.init(value, strategy: IntegerParseStrategy(format: format, lenient: lenient))
    }

    public init(_ value: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws {
        try self.init(value, strategy: IntegerParseStrategy(format: format, lenient: lenient))
    }

    public init(_ value: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws {
        try self.init(value, strategy: IntegerParseStrategy(format: format, lenient: lenient))
    }
}

nonisolated extension BinaryFloatingPoint {
    public init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
        self = try strategy.parsingOnDevice.parse(value)
    }

    public init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws {
        try self.init(value, strategy: FloatingPointParseStrategy(format: format, lenient: lenient))
    }

    public init(_ value: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = true) throws {
        try self.init(value, strategy: FloatingPointParseStrategy(format: format, lenient: lenient))
    }

    public init(_ value: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = true) throws {
        try self.init(value, strategy: FloatingPointParseStrategy(format: format, lenient: lenient))
    }
}

nonisolated extension Decimal {
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Decimal {
        self = try strategy.parsingOnDevice.parse(value)
    }

    public init(_ value: String, format: FormatStyle, lenient: Bool = true) throws {
        try self.init(value, strategy: ParseStrategy(format: format, lenient: lenient))
    }

    public init(_ value: String, format: FormatStyle.Percent, lenient: Bool = true) throws {
        try self.init(value, strategy: ParseStrategy(format: format, lenient: lenient))
    }

    public init(_ value: String, format: FormatStyle.Currency, lenient: Bool = true) throws {
        try self.init(value, strategy: ParseStrategy(format: format, lenient: lenient))
    }
}

// Foundation passes the names of the keychain on.
public typealias CFBoolean = Security.CFBoolean
public typealias CFData = Security.CFData
public typealias CFNumber = Security.CFNumber
public typealias CFDictionary = Security.CFDictionary
public typealias CFString = Security.CFString
public typealias CFURL = Foundation.URL
public typealias CFTypeRef = Security.CFTypeRef
public typealias OSStatus = Security.OSStatus
nonisolated let kCFBooleanTrue: CFBoolean! = Security.kCFBooleanTrue
nonisolated let kCFBooleanFalse: CFBoolean! = Security.kCFBooleanFalse
nonisolated let errSecSuccess = Security.errSecSuccess
nonisolated let errSecParam = Security.errSecParam
nonisolated let errSecAuthFailed = Security.errSecAuthFailed
nonisolated let errSecDuplicateItem = Security.errSecDuplicateItem
nonisolated let errSecItemNotFound = Security.errSecItemNotFound
nonisolated let errSecInteractionNotAllowed = Security.errSecInteractionNotAllowed
nonisolated let errSecMissingEntitlement = Security.errSecMissingEntitlement
nonisolated let kSecClass = Security.kSecClass
nonisolated let kSecClassGenericPassword = Security.kSecClassGenericPassword
nonisolated let kSecClassInternetPassword = Security.kSecClassInternetPassword
nonisolated let kSecClassKey = Security.kSecClassKey
nonisolated let kSecAttrAccount = Security.kSecAttrAccount
nonisolated let kSecAttrCreator = Security.kSecAttrCreator
nonisolated let kSecAttrPort = Security.kSecAttrPort
nonisolated let kSecAttrPath = Security.kSecAttrPath
nonisolated let kSecAttrProtocol = Security.kSecAttrProtocol
nonisolated let kSecAttrAuthenticationType = Security.kSecAttrAuthenticationType
nonisolated let kSecRandomDefault = Security.kSecRandomDefault
nonisolated let kSecAttrService = Security.kSecAttrService
nonisolated let kSecAttrServer = Security.kSecAttrServer
nonisolated let kSecAttrApplicationTag = Security.kSecAttrApplicationTag
nonisolated let kSecAttrLabel = Security.kSecAttrLabel
nonisolated let kSecAttrGeneric = Security.kSecAttrGeneric
nonisolated let kSecAttrAccessGroup = Security.kSecAttrAccessGroup
nonisolated let kSecAttrSynchronizable = Security.kSecAttrSynchronizable
nonisolated let kSecAttrSynchronizableAny = Security.kSecAttrSynchronizableAny
nonisolated let kSecAttrAccessible = Security.kSecAttrAccessible
nonisolated let kSecAttrAccessibleWhenUnlocked = Security.kSecAttrAccessibleWhenUnlocked
nonisolated let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = Security.kSecAttrAccessibleWhenUnlockedThisDeviceOnly
nonisolated let kSecAttrAccessibleAfterFirstUnlock = Security.kSecAttrAccessibleAfterFirstUnlock
nonisolated let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly =
    Security.kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
nonisolated let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly =
    Security.kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
nonisolated let kSecValueData = Security.kSecValueData
nonisolated let kSecReturnData = Security.kSecReturnData
nonisolated let kSecReturnAttributes = Security.kSecReturnAttributes
nonisolated let kSecReturnRef = Security.kSecReturnRef
nonisolated let kSecReturnPersistentRef = Security.kSecReturnPersistentRef
nonisolated let kSecMatchLimit = Security.kSecMatchLimit
nonisolated let kSecMatchLimitOne = Security.kSecMatchLimitOne
nonisolated let kSecMatchLimitAll = Security.kSecMatchLimitAll
nonisolated let kSecUseDataProtectionKeychain = Security.kSecUseDataProtectionKeychain
nonisolated let kSecUseAuthenticationContext = Security.kSecUseAuthenticationContext
nonisolated let kSecUseAuthenticationUI = Security.kSecUseAuthenticationUI
nonisolated let kSecUseAuthenticationUIFail = Security.kSecUseAuthenticationUIFail
nonisolated let kSecUseAuthenticationUISkip = Security.kSecUseAuthenticationUISkip
nonisolated let kSecAttrAccessControl = Security.kSecAttrAccessControl
nonisolated let kSecAttrComment = Security.kSecAttrComment
nonisolated let kSecAttrDescription = Security.kSecAttrDescription
nonisolated let kSecAttrCreationDate = Security.kSecAttrCreationDate
nonisolated let kSecAttrModificationDate = Security.kSecAttrModificationDate
nonisolated let kSecAttrType = Security.kSecAttrType

nonisolated func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Security.SecItemCopyMatching(query, result)
}

@discardableResult
nonisolated func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    Security.SecRandomCopyBytes(rnd, count, bytes)
}

@discardableResult
nonisolated func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Security.SecItemAdd(attributes, result)
}

@discardableResult
nonisolated func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Security.SecItemUpdate(query, attributesToUpdate)
}

@discardableResult
nonisolated func SecItemDelete(_ query: CFDictionary) -> OSStatus { Security.SecItemDelete(query) }

nonisolated func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    Security.SecCopyErrorMessageString(status, reserved)
}

nonisolated extension URLSession {
    public static var shared: URLSession { HostedSession.shared }

    func data(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await HostedSession.data(for: request, in: self, delegate: delegate)
    }

    func data(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }
}

// Core Foundation's notifications come with Foundation, too.
public typealias CFNotificationCallback = Security.CFNotificationCallback
public typealias CFNotificationCenter = Security.CFNotificationCenter
public typealias CFNotificationName = Security.CFNotificationName
public typealias CFNotificationSuspensionBehavior = Security.CFNotificationSuspensionBehavior

nonisolated func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! {
    Security.CFNotificationCenterGetDarwinNotifyCenter()
}

nonisolated func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    Security.CFNotificationCenterPostNotification(center, name, object, userInfo, deliverImmediately)
}

nonisolated func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ callBack: CFNotificationCallback!,
    _ name: CFString!,
    _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    Security.CFNotificationCenterAddObserver(center, observer, callBack, name, object, suspensionBehavior)
}

nonisolated func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!,
    _ observer: UnsafeRawPointer!,
    _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    Security.CFNotificationCenterRemoveObserver(center, observer, name, object)
}
