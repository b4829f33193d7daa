public import Foundation
public import VitrineDevice
import VitrineWire
public import WidgetArchive

/// Asks hosted extensions for everything that a system asks for: gallery, placeholder, snapshot and timeline, in every
/// family and appearance.
public struct HostCheck: Sendable {
    /// An extension as an app, and what is wrong with its resources.
    public struct Subject: Sendable {
        public var app: AppManifest
        /// The name in the report.
        public var name: String
        public var resourceFindings: [String]

        public init(app: AppManifest, name: String, resourceFindings: [String] = []) {
            self.app = app
            self.name = name
            self.resourceFindings = resourceFindings
        }
    }

    private let subjects: [Subject]
    private let folder: String
    private let date: Date
    private let settings: DeviceSettings
    private let textSizes: [DeviceTextSize]
    private let deadline: Duration
    private let jobs: Int
    private let confinement: Confinement?
    private let seed: ContainerSeed

    /// - Parameters:
    ///   - subjects: The extensions, from ``HostedProgram/app(standIn:schemes:)``.
    ///   - folder: An empty folder for the devices' state and the App Groups' containers.
    ///   - date: The time on the devices' clocks, which are held.
    ///   - settings: Time zone and locale.
    ///   - textSizes: The text sizes to ask for; after one at which a request had no view, the others are left out.
    ///   - deadline: How long a request may take.
    ///   - jobs: At how many text sizes it is asked at the same time, at least 1.
    ///   - confinement: How the extensions' programs are confined; nil if they are not.
    ///   - seed: What the containers have at the start.
    public init(
        _ subjects: [Subject],
        folder: String,
        date: Date,
        settings: DeviceSettings,
        textSizes: [DeviceTextSize],
        deadline: Duration,
        jobs: Int,
        confinement: Confinement? = nil,
        seed: ContainerSeed = ContainerSeed()
    ) {
        self.seed = seed
        self.confinement = confinement
        self.subjects = subjects
        self.textSizes = textSizes
        self.folder = folder
        self.date = date
        self.settings = settings
        self.deadline = deadline
        self.jobs = jobs
    }

    /// The screens on which families are looked for, in this order: the first one that has the family is used.
    private static let screens = ["393x852", "820x1180"]

    /// The usual size first: what fails at it is not asked for again at the others.
    ///
    /// A provider that never completes costs a whole deadline for each request of each family, at every size.
    static func order(_ sizes: [DeviceTextSize]) -> [DeviceTextSize] {
        sizes.filter { $0 == .large } + sizes.filter { $0 != .large }
    }

    /// Checks one extension after another, each on devices of its own.
    /// - Throws: `DeviceError` if a device cannot be made; what a widget does wrong is part of the report.
    public func run() async throws(DeviceError) -> CheckReport {
        let clock = ContinuousClock()
        let start = clock.now
        var checked: [CheckReport.Extension] = []
        for (number, subject) in subjects.enumerated() {
            checked.append(try await check(subject, "\(folder)/\(number)"))
        }
        return CheckReport(extensions: checked, duration: clock.now - start)
    }

    private func check(_ subject: Subject, _ folder: String) async throws(DeviceError) -> CheckReport.Extension {
        var result = CheckReport.Extension(
            name: subject.name,
            widgets: [],
            resourceFindings: subject.resourceFindings
        )
        let sizes = Self.order(textSizes)
        for sizes in [Array(sizes.prefix(1)), Array(sizes.dropFirst())] where !result.hasFailed {
            let asked = await sizes.concurrentMap(limit: jobs) { size in
                await answers(size, of: subject, "\(folder)/\(size.rawValue)")
            }
            // What comes after a failure is left out, as if it had not been asked.
            for parts in asked where !result.hasFailed { result.add(try parts.get()) }
        }
        result.addMemoryFinding()
        if result.hasFailed { result.sizesNotAsked = textSizes.count - Set(result.widgets.map(\.textSize)).count }
        return result
    }

    private func answers(
        _ size: DeviceTextSize,
        of subject: Subject,
        _ folder: String
    ) async -> Result<[ExtensionCheck.Part], DeviceError> {
        do throws(DeviceError) {
            return .success(try await parts(size, of: subject, folder))
        } catch {
            return .failure(error)
        }
    }

    /// Asks at one text size, on as many screens as the widgets' families need.
    private func parts(
        _ size: DeviceTextSize,
        of subject: Subject,
        _ folder: String
    ) async throws(DeviceError) -> [ExtensionCheck.Part] {
        var parts: [ExtensionCheck.Part] = []
        var known: Set<DisplayFamily> = []
        for screen in Self.screens {
            let device = try device(subject.app, size, screen: screen, folder: "\(folder)/\(screen)")
            let check = ExtensionCheck(device, screen, size)
            let part = await Self.run(device) { [known] in await check.check(skipping: known) }
            known.formUnion(part.offered)
            parts.append(part)
            guard part.trouble == nil, !part.families.isSubset(of: known) else { break }
        }
        return parts
    }

    private func device(
        _ app: AppManifest,
        _ size: DeviceTextSize,
        screen: String,
        folder: String
    ) throws(DeviceError) -> Device {
        var settings = settings
        settings.display.textSize = size
        var profile = DeviceProfile.development
        profile.answerDeadline = ProfileNumber(deadline, .modelled)
        // Only the processes of a device's own are counted, and they end when the device stops.
        var installed = app
        installed.placements = []
        try seed.fill(app.group, in: folder + "/containers")
        return try Device(
            DeviceConfiguration(
                manifest: DeviceManifest(screen: screen, apps: [installed], confinement: confinement),
                stateFolder: folder + "/state",
                containersFolder: folder + "/containers",
                date: date,
                profile: profile,
                settings: settings,
                isHeld: true,
                // The extension is asked, and its app is a stand-in.
                describesApps: false
            )
        )
    }

    /// Runs a device as long as a body works with it.
    private static func run<Result: Sendable>(
        _ device: Device,
        _ body: @Sendable @escaping () async -> Result
    ) async -> Result {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await device.run() }
            defer { group.cancelAll() }
            return await body()
        }
    }
}

extension CheckReport.Extension {
    /// Adds what was answered on the devices of one text size.
    fileprivate mutating func add(_ parts: [ExtensionCheck.Part]) {
        for part in parts {
            trouble = part.trouble
            widgets += part.widgets
            bundleFindings = part.findings
            memory = .peak(of: [memory, part.memory])
            memoryLimit = part.memoryLimit ?? memoryLimit
        }
    }
}
