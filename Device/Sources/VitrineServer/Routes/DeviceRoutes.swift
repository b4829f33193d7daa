import Foundation
import Hummingbird
import VitrineDevice
import VitrineScript

/// The routes for the device itself: clock, home screen, trace, script.
struct DeviceRoutes {
    let device: Device
    /// How long an answer waits for the end of a jump, or for the widgets.
    var jumpLimit: Duration

    /// Adds the routes below `/api`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.post("clock") { request, _ in
            // A client that goes away gives its jump up.
            try await request.body.consumeWithCancellationOnInboundClose { body in
                try await perform(await CommandBody.read(ClockCommand.self, from: body))
            }
        }
        group.post("settle") { _, _ in ClockAnswer(done: await device.settle(waitingFor: jumpLimit)) }
        group.post("home/reset") { _, _ in
            try await device.resetHomeScreen()
            return Done()
        }
        group.get("trace") { request, _ in
            let after = request.uri.queryParameters["after"] ?? "0"
            guard let first = Int(after) else {
                throw HTTPError(.badRequest, message: "`after` is the number of a record, not \(after).")
            }
            let records = await device.trace().filter { $0.number > first }
            return Response(
                ByteBuffer(bytes: try JSONEncoder.sorted.encode(records)),
                type: "application/json",
                [.contentDisposition: "attachment; filename=\"trace.json\""]
            )
        }
        group.get("script") { _, _ in
            let script = DeviceScript.replay(await device.history, end: await device.snapshot().clock.date)
            return Response(
                ByteBuffer(string: script),
                type: "application/yaml",
                [.contentDisposition: "attachment; filename=\"replay.yaml\""]
            )
        }
    }

    /// A clock command, which sets one of its properties: a jump, a local date and time, or what the time advances by
    /// (seconds) or to (ISO 8601) with everything that happens on the way.
    private struct ClockCommand: Decodable {
        enum Jump: String, Decodable {
            case now, nextEntry, nextMidnight
        }

        var jump: Jump?
        var local: String?
        var advanceBy: Double?
        var advanceTo: String?
    }

    /// The response to a clock command.
    private struct ClockAnswer: ResponseCodable {
        /// Whether the command is carried out; false while a jump is still under way.
        var done = true
        /// The end of the jump in ISO 8601; an `advanceBy` of 0 seconds waits for it.
        var until: String?
    }

    private func perform(_ command: ClockCommand) async throws -> ClockAnswer {
        let given: [Any?] = [command.jump, command.local, command.advanceBy, command.advanceTo]
        guard given.count(where: { $0 != nil }) == 1 else {
            throw HTTPError(
                .badRequest,
                message: "A clock command needs one of the keys jump, local, advanceBy, advanceTo."
            )
        }
        if let jump = command.jump {
            return try await perform(jump)
        } else if let local = command.local {
            await device.setClock(to: try await date(fromLocal: local))
        } else if let seconds = command.advanceBy {
            let now = await device.snapshot().clock.date
            return try await advance(to: now.addingTimeInterval(seconds), from: now)
        } else if let text = command.advanceTo {
            return try await advance(to: try DeviceClock.date(text), from: await device.snapshot().clock.date)
        }
        return ClockAnswer()
    }

    /// Advances through everything that happens on the way; at most a leap year, because each reload takes real time.
    ///
    /// `now` is the time at which the date was chosen; the clock may have gone on since.
    private func advance(to date: Date, from now: Date) async throws -> ClockAnswer {
        let days = date.timeIntervalSince(now) / 86_400
        guard days >= 0 else {
            throw DeviceError(.badValue, "time advances only forwards; to go back, set the clock")
        }
        guard days <= 366 else {
            throw DeviceError(
                .badValue,
                "the time advances by at most 366 days at once, not by \(Int(min(days, 1e9).rounded(.up))); set the clock instead"
            )
        }
        guard await device.advance(to: date, waitingFor: jumpLimit) else {
            return ClockAnswer(done: false, until: date.formatted(.iso8601))
        }
        return ClockAnswer()
    }

    private func perform(_ jump: ClockCommand.Jump) async throws -> ClockAnswer {
        let clock = await device.snapshot().clock
        switch jump {
        case .now:
            await device.setClock(to: Date())
            return ClockAnswer()
        case .nextEntry:
            guard let date = clock.nextEntry else { return ClockAnswer() }
            return try await advance(to: date, from: clock.date)
        case .nextMidnight:
            guard let date = clock.nextMidnight else { return ClockAnswer() }
            return try await advance(to: date, from: clock.date)
        }
    }

    /// Parses the value of an input of type `datetime-local` in the device's time zone.
    private func date(fromLocal text: String) async throws -> Date {
        let zone = await device.snapshot().settings.timeZone
        var format = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: zone) ?? .gmt).year().month().day()
        format = format.time(includingFractionalSeconds: false)
        let padded = text.count == "2026-01-01T00:00".count ? text + ":00" : text
        guard let date = try? format.parse(padded), DeviceClock.dates.contains(date),
            format.format(date).prefix(10) == padded.prefix(10)
        else {
            throw HTTPError(
                .badRequest,
                message: "The local time is invalid, or not in the years 1970 to 3999. Write it as 2026-01-31T09:30:00."
            )
        }
        return date
    }
}
