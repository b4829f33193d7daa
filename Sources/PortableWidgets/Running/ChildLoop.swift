import CMainQueue
import Vitrine
import VitrinePlatform
import VitrineWire

/// Serves the device over standard input and output until the device closes the connection.
@MainActor
package struct ChildLoop {
    /// The exit codes of a child, as in `sysexits.h`.
    package enum ExitCode {
        /// The device closed the connection between two requests.
        package static let done: CInt = 0
        /// The command line is wrong.
        package static let usage: CInt = 64
        /// The device sent invalid data instead of a request.
        package static let badData: CInt = 65
        /// A provider or an intent failed.
        package static let failure: CInt = 70
        /// A system call failed, or the connection broke within a message.
        package static let system: CInt = 71
        /// The provider did not answer in time.
        package static let timeout: CInt = 75
    }

    /// How long one request may take before the process ends itself, in seconds.
    ///
    /// The device ends a late child after half of that time. This limit applies if the device itself was killed: a
    /// provider that hangs never reads its input again and would otherwise run for ever.
    package nonisolated static let lifeline: CUnsignedInt = 60

    private let channel: ChildChannel
    private let runtime: any ChildRuntime
    private let containers: ContainersDirectory?

    /// Takes over standard input and output and serves the device; never returns.
    static func serve(_ runtime: any ChildRuntime, containers: ContainersDirectory?) -> Never {
        ProcessEnd.after {
            do throws(WireError) {
                let channel = try ChildChannel.takingOverStandardStreams()
                return await ChildLoop(channel: channel, runtime: runtime, containers: containers).run()
            } catch {
                DeviceLog.write(error.description)
                return ExitCode.system
            }
        }
    }

    /// Answers requests one after another until the device closes the connection.
    /// - Returns: The exit code.
    func run() async -> CInt {
        do throws(WireError) {
            while let request = try channel.receive() {
                let scope = RequestScope(request.context, containers: containers)
                let late = scope.becomeCurrent()
                #if CompleteFoundation
                ProcessMoment.follow(scope.moment, isStill: request.context.isClockStill)
                #endif
                alarm(Self.lifeline)
                var response = await runtime.response(to: request, in: scope)
                response.reloads = late + response.reloads
                try channel.send(response)
                alarm(0)
            }
            return ExitCode.done
        } catch {
            DeviceLog.write("the connection to the device failed: \(error)")
            let isBadData = error.code == .notAMessage || error.code == .tooLarge || error.code == .truncated
            return isBadData ? ExitCode.badData : ExitCode.system
        }
    }
}

/// Runs an asynchronous function and ends the process with its result.
package enum ProcessEnd {
    /// Runs a function on the main thread and exits with its result.
    ///
    /// The function begins immediately. As long as it does not suspend, no queue and no further thread is started;
    /// these are most of the cost of an asynchronous `main` in a short-lived process.
    ///
    /// With a limit, the process ends with code 75 if the function has not returned in time, counted from the
    /// function's first suspension. Without a limit, the parent process is responsible for ending it.
    @MainActor
    package static func after(
        limit: Duration? = nil,
        _ body: @escaping @MainActor () async -> CInt
    ) -> Never {
        Task.immediate { exit(await body()) }
        if let limit {
            Task {
                // The sleep is never cancelled, so it cannot throw.
                try? await Task.sleep(for: limit)
                DeviceLog.write("no answer within \(limit); a provider must call its completion on every path")
                exit(ChildLoop.ExitCode.timeout)
            }
        }
        vitrine_serve_main_queue()
    }
}
