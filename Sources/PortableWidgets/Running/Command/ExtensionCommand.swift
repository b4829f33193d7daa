import PortableUI
import Vitrine
import VitrineWire

/// Runs an extension as a terminal command that shows what the extension would send to the device.
@MainActor
struct ExtensionCommand {
    private let runtime: ExtensionRuntime
    private let invocation: ExtensionInvocation
    private let tasks: [ExtensionTask]

    /// Runs the command and prints its output.
    /// - Returns: The exit code: 0, 64 for an invalid command line, or 70 if the provider failed.
    static func run(
        _ runtime: ExtensionRuntime,
        tasks: [ExtensionTask] = [],
        arguments: [String],
        environment: [String: String]
    ) async -> CInt {
        do {
            // Output that the provider prints must not mix with the report or the JSON.
            let output = try ChildChannel.settingStandardOutputAside()
            if arguments == ["--version"] {
                // The number is the library's: an extension's own is in its bundle.
                let version = "\(CurrentProcess.programName) (Vitrine \(VitrineVersion.number))\n"
                try ChildChannel.write(Array(version.utf8), to: output)
                return ChildLoop.ExitCode.done
            }
            guard let invocation = try ExtensionInvocation(arguments: arguments, tasks: tasks) else {
                try ChildChannel.write(Array((help(with: tasks) + "\n").utf8), to: output)
                return ChildLoop.ExitCode.done
            }
            let command = ExtensionCommand(runtime: runtime, invocation: invocation, tasks: tasks)
            let text = try await command.output(environment: environment)
            try ChildChannel.write(Array((text + "\n").utf8), to: output)
            return ChildLoop.ExitCode.done
        } catch let error as ExtensionInvocation.UsageError {
            DeviceLog.write("\(CurrentProcess.programName): \(error.message)")
            return ChildLoop.ExitCode.usage
        } catch let failure as WireFailure {
            DeviceLog.write("\(CurrentProcess.programName): \(failure.message)")
            return ChildLoop.ExitCode.failure
        } catch {
            DeviceLog.write("\(CurrentProcess.programName): \(error)")
            return ChildLoop.ExitCode.failure
        }
    }

    static func help(with tasks: [ExtensionTask] = []) -> String {
        let name = CurrentProcess.programName
        let usages = tasks.map { "\n       \(name) \($0.usage) [--now TIME] [--zone ZONE] [--containers DIR]" }
        let abstracts = tasks.map { "\n  \($0.usage)  \($0.abstract)" }
        return """
            usage: \(name) timeline|snapshot|placeholder --family FAMILY [options]
                   \(name) describe [--json]
                   \(name) --version\(usages.joined())

            Shows what the widget extension would send to the device.\(tasks.isEmpty ? "" : "\n")\(abstracts.joined())

              --family FAMILY      small, medium, large, extraLarge, circular, rectangular, inline
              --kind KIND          the widget, if several have the family
              --now TIME           the moment, ISO 8601 with a zone (default: the real time)
              --zone ZONE          the time zone, such as Asia/Seoul (default: the system's)
              --locale LOCALE      the device's locale, such as ko_KR (default: en_US)
              --containers DIR     the folder that holds the groups' containers (default: VITRINE_CONTAINERS)
              --idiom IDIOM        the kind of device: phone (default) or pad
              --set NAME=VALUE     a parameter of the widget's configuration; may be repeated
              --dark               show the dark appearance
              --json               print JSON instead of text

            Exit codes: 0 done, 64 wrong usage, 70 the provider failed, 75 it did not answer within 30 seconds.
            """
    }

    /// Returns the text to print.
    private func output(environment: [String: String]) async throws -> String {
        let zone = try zoneRules(environment: environment)
        let context = RequestContext(
            now: invocation.now ?? CurrentProcess.now,
            timeZone: zone.name,
            locale: invocation.locale,
            idiom: invocation.isPad ? .pad : .phone
        )
        let scope = RequestScope(context, containers: try containers(environment: environment))
        _ = scope.becomeCurrent()
        let moment = scope.moment
        ResourceCatalog.current.localeIdentifier = moment.localeIdentifier
        #if CompleteFoundation
        ProcessMoment.follow(moment, isStill: invocation.now != nil)
        #endif
        if invocation.action == .describe {
            let report = DescriptionReport(runtime.description)
            return invocation.isJSON ? try report.json : report.text
        }
        if case .task(let name, let operands) = invocation.action, let task = tasks.first(where: { $0.name == name }) {
            return try await task.run(
                ExtensionTask.Call(operands: operands, family: invocation.family, isJSON: invocation.isJSON)
            )
        }
        let (widget, family) = try choice()
        let answer = try await runtime.answer(body(for: widget, family), at: moment)
        let report = TimelineReport(
            answer,
            kind: widget.kind,
            family: family,
            moment: moment,
            calendar: DayCalendar(zone),
            reloads: scope.takeReloads()
        )
        return invocation.isJSON ? try report.json : report.text
    }

    private func body(for widget: WidgetRegistration, _ family: WidgetFamily) -> WireRequest.Body {
        let placement = WidgetPlacement(
            kind: widget.kind,
            family: family,
            variants: [AppearanceVariant(isDark: invocation.isDark)],
            configuration: invocation.configuration.isEmpty ? nil : invocation.configuration
        )
        return switch invocation.action {
        case .placeholder: .placeholder(placement)
        case .snapshot: .snapshot(placement, isPreview: false)
        case .timeline, .describe, .task: .timeline(placement)
        }
    }

    /// Selects the widget and the family.
    private func choice() throws(ExtensionInvocation.UsageError) -> (WidgetRegistration, WidgetFamily) {
        let named = runtime.widgets.filter { invocation.kind == nil || $0.kind == invocation.kind }
        let kinds = runtime.widgets.map(\.kind).joined(separator: ", ")
        guard let first = named.first else {
            throw .init(message: "--kind '\(invocation.kind ?? "")' is not a known widget; use one of \(kinds)")
        }
        guard let family = invocation.family ?? (named.count == 1 ? first.onlyFamily : nil) else {
            let families = WidgetFamily.allCases.filter { family in named.contains { $0.families.contains(family) } }
            throw .init(message: "missing --family; use one of \(families.map(\.description).joined(separator: ", "))")
        }
        let fitting = named.filter { $0.families.contains(family) }
        guard let widget = fitting.first else {
            throw .init(message: "--family \(family): no widget has it; \(first.kind) has \(first.familyNames)")
        }
        guard fitting.count == 1 else {
            let names = fitting.map(\.kind).joined(separator: ", ")
            throw .init(message: "missing --kind: several widgets have the family \(family): \(names)")
        }
        return (widget, family)
    }

    private func zoneRules(environment: [String: String]) throws -> ZoneRules {
        let name = invocation.zone ?? SystemZone.name(ofVariable: environment["TZ"])
        do {
            return try ZoneDatabase.system.rules(of: name)
        } catch {
            throw ExtensionInvocation.UsageError(message: "--zone '\(name)': \(error.message)")
        }
    }

    private func containers(environment: [String: String]) throws -> ContainersDirectory? {
        if let path = invocation.containers { return ContainersDirectory(path: path) }
        // Without a folder the provider still runs; its first use of a container reports what is missing.
        return try? ContainersDirectory(environment: environment)
    }
}

extension WidgetRegistration {
    fileprivate var onlyFamily: WidgetFamily? { families.count == 1 ? families.first : nil }
    fileprivate var familyNames: String { families.map(\.description).joined(separator: ", ") }
}
