import VitrineWire
import WidgetArchive

extension DeviceModel {
    /// Requests a program's description.
    mutating func describe(_ program: ProgramReference) {
        guard programs[program]?.isDescribing == false else { return }
        programs[program]?.isDescribing = true
        programs[program]?.describeDue = nil
        send(.describe, to: program, for: .describe(program))
    }

    /// Requests a program's description again if the previous request failed and the retry is due.
    mutating func retryDescription(_ program: ProgramReference) {
        guard let due = programs[program]?.describeDue, due <= moment.uptime else { return }
        describe(program)
    }

    /// Handles the answer to a request: first its purpose, then the reload requests that came with it.
    mutating func answered(_ token: RequestToken, _ result: Result<WireResponse, DeviceError>) {
        guard let request = takeRequest(token) else { return }
        let (program, purpose) = (request.program, request.purpose)
        resumed(program)
        recordFailure(program, purpose, result)
        take(result.map(\.body), for: purpose, token)
        guard case .success(let response) = result else { return }
        for request in response.reloads {
            let note = response.notes?.first { $0.outcome == .asked && $0.kind == request.kind }
            asked(request, by: program, during: purpose, because: note?.reason)
        }
        // A hostile program's notes must not push everything else out of the trace.
        for note in (response.notes ?? []).prefix(100) where note.outcome != .asked { notAsked(note, by: program) }
        if let delay = response.wakeAfter { askedForWake(after: delay, by: program) }
        if response.asksForLocation == true { askedForLocation(by: program) }
    }

    /// Handles an event of a program's process.
    mutating func happened(_ event: ProgramEvent, to program: ProgramReference) {
        switch event {
        case .started(let pid):
            programs[program]?.pid = pid
            record(.program(.processStarted), "\(program)")
        case .said(let line):
            record(.program(.said(line)), "\(program)")
        case .silenced(let lines, let bytes):
            record(.program(.silenced(lines: lines, bytes: bytes)), "\(program)")
        case .killed(let reason, let holdsLock):
            record(.program(.killed(why: reason, holdsLock: holdsLock)), "\(program)")
        case .ended(let ending, let memory):
            ended(program, ending, memory)
            if program.role == .app { appProcessEnded(program.app, ending) }
        }
    }

    private mutating func ended(_ program: ProgramReference, _ ending: ProgramEnding, _ memory: ProcessMemory?) {
        programs[program]?.pid = nil
        resumed(program)
        record(.program(.ended(ending, peak: memory)), "\(program)")
        guard let memory else { return }
        let known = programs[program]?.memory
        programs[program]?.memory = .peak(of: [memory, known])
        markMemory(program, memory.anonymous)
    }

    private mutating func markMemory(_ program: ProgramReference, _ bytes: Int) {
        let mark = profile.memoryMark
        guard program.role == .widget, bytes > mark.value else { return }
        record(.program(.memoryMarked(bytes: mark.value, basis: mark.basis)), "\(program)")
    }

    private mutating func take(
        _ result: Result<WireResponse.Body, DeviceError>,
        for purpose: RequestPurpose,
        _ token: RequestToken
    ) {
        switch purpose {
        case .describe(let program): described(program, result)
        case .placeholder(let instance, let variants): placeholderAnswered(instance, variants, result)
        case .timeline(let instance, let variants): timelineAnswered(token, instance, variants, result)
        case .action(let instance, let ticket): actionAnswered(instance, ticket, result)
        case .appIntent(let app, let ticket): appIntentAnswered(app, ticket, result)
        case .launch(let app): launchAnswered(app, result)
        case .scene, .wake, .pushToken: break
        case .link(let app, let url, let ticket): linkAnswered(app, url, ticket, result)
        case .options(_, let ticket): inquired(ticket, [], result)
        case .screen(_, let variants, let ticket), .preview(_, let variants, let ticket):
            inquired(ticket, variants, result)
        }
    }

    private mutating func inquired(
        _ ticket: CommandTicket,
        _ variants: [AppearanceVariant],
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        do throws(DeviceError) {
            switch try body(of: result) {
            case .rendering(let rendering): reply(ticket, .rendering(try DrawnRendering(rendering, asked: variants)))
            case .timeline(let timeline): reply(ticket, .rendering(try present(timeline, asked: variants)))
            case .options(let options): reply(ticket, .options(options))
            default: throw DeviceError(.invalidResponse, "the answer is neither an archived view nor options")
            }
        } catch {
            reply(ticket, .refused(error))
        }
    }

    private mutating func described(_ program: ProgramReference, _ result: Result<WireResponse.Body, DeviceError>) {
        programs[program]?.isDescribing = false
        do throws(DeviceError) {
            guard case .description(let description) = try body(of: result) else {
                throw DeviceError(.invalidResponse, "the answer to a description request is not a description")
            }
            programs[program]?.description = description
            programs[program]?.describeFailures = 0
            let (widgets, intents) = (description.widgets.count, description.intents.count)
            record(.program(.described(widgets: widgets, intents: intents)), "\(program)")
        } catch {
            scheduleDescriptionRetry(program)
            return
        }
        guard program.role == .widget else { return }
        for finding in programs[program]?.description?.findings ?? [] {
            record(.reload(.views(finding.kind, message: finding.message)), "\(program)")
        }
        for placement in homeScreen.placements where placement.app == program.app { greet(placement) }
        sendPushToken(to: program.app)
    }

    /// Doubles the delay after every further failure, so that a broken program does not fill the trace.
    private mutating func scheduleDescriptionRetry(_ program: ProgramReference) {
        let failures = (programs[program]?.describeFailures ?? 0) + 1
        programs[program]?.describeFailures = failures
        let delay = profile.descriptionRetry.value
        programs[program]?.describeDue = moment.uptime + delay.doubled(afterFailures: failures, atMost: delay * 256)
    }

    /// Shows a placed widget whose extension was just described, or marks it as orphaned.
    private mutating func greet(_ placement: HomeScreen.Placement) {
        guard !isOffered(placement) else {
            welcome(placement)
            return
        }
        let message = missingOffer(of: placement)
        let hasOld = widgets[placement.id]?.timeline != nil
        widgets[placement.id]?.outcome = hasOld ? .keptOld(message) : .failed(message)
        record(.action(.orphaned(message)), placement.id)
    }

    /// What a person reads about a placed widget that the extension does not offer, with the remedy.
    func missingOffer(of placement: HomeScreen.Placement) -> String {
        guard let description = description(of: placement) else {
            return "the app no longer offers \(placement.kind); remove it, or restore the widget's old kind"
        }
        let families = description.families.map { DisplayFamily(rawValue: $0)?.words ?? $0 }
        return
            "\(description.displayName) is not offered as a \(placement.family.words) widget on this device, only as "
            + "\(families.joined(separator: ", ")); remove it, and add it in that size"
    }

    private mutating func recordFailure(
        _ program: ProgramReference,
        _ purpose: RequestPurpose,
        _ result: Result<WireResponse, DeviceError>
    ) {
        do throws(DeviceError) {
            _ = try body(of: result.map(\.body))
            programs[program]?.trouble = nil
        } catch {
            programs[program]?.trouble = error.message
            let event = TraceEvent.Program.failed(request: purpose.name, code: error.code, message: error.message)
            record(.program(event), "\(program)")
        }
    }
}
