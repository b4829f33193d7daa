#if !canImport(WidgetKit)
import Dispatch
import Vitrine
import VitrineWire

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Serves the device over standard input and output until it closes its end.
@MainActor
package struct ChildLoop {
    /// The exit codes of a child, as in `sysexits.h`.
    package enum ExitCode {
        /// The device closed its end between two requests.
        package static let done: CInt = 0
        /// The command line is wrong.
        package static let usage: CInt = 64
        /// The device sent something that is no request.
        package static let badData: CInt = 65
        /// A provider or an intent failed.
        package static let failure: CInt = 70
        /// A system call failed, or the device went away in the middle.
        package static let system: CInt = 71
        /// The provider did not answer in time.
        package static let timeout: CInt = 75
    }

    /// How long one request may take before the process ends itself, in seconds.
    ///
    /// A device ends a child that is late after half of that. This is for one whose device was killed meanwhile: a
    /// provider that hangs never looks at its input again, and would stay for ever.
    package nonisolated static let lifeline: CUnsignedInt = 60

    private let channel: ChildChannel
    private let runtime: any ChildRuntime
    private let containers: ContainersDirectory?

    /// Makes a loop.
    init(channel: ChildChannel, runtime: any ChildRuntime, containers: ContainersDirectory?) {
        self.channel = channel
        self.runtime = runtime
        self.containers = containers
    }

    /// Takes over standard input and output and serves the device; never returns.
    static func serve(_ runtime: any ChildRuntime, containers: ContainersDirectory?) -> Never {
        ProcessEnd.after {
            do throws(WireError) {
                let channel = try ChildChannel.takingOverStandardStreams()
                return await ChildLoop(channel: channel, runtime: runtime, containers: containers).run()
            } catch {
                StandardError.write(error.description)
                return ExitCode.system
            }
        }
    }

    /// Answers requests, one after another.
    /// - Returns: The code to exit with.
    func run() async -> CInt {
        do throws(WireError) {
            while let request = try channel.receive() {
                let scope = RequestScope(request.context, containers: containers)
                let late = scope.becomeCurrent()
                alarm(Self.lifeline)
                var response = await runtime.response(to: request, in: scope)
                response.reloads = late + response.reloads
                try channel.send(response)
                alarm(0)
            }
            return ExitCode.done
        } catch {
            StandardError.write("the wire broke: \(error)")
            let isBadData = error.code == .notAMessage || error.code == .tooLarge || error.code == .truncated
            return isBadData ? ExitCode.badData : ExitCode.system
        }
    }
}

/// Ends the process with the result of an asynchronous function.
package enum ProcessEnd {
    /// Runs a function on the main thread and exits with its result.
    ///
    /// The function begins at once. As long as it does not suspend, no queue and no further thread is started, which is
    /// most of what an asynchronous `main` costs a short-lived process.
    ///
    /// After the limit the process ends if the function has not; without one that is left to whoever started the
    /// process. It counts only from where the function first suspends.
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
                StandardError.write("no answer within \(limit); a provider must call its completion on every path")
                exit(ChildLoop.ExitCode.timeout)
            }
        }
        dispatchMain()
    }
}
#endif
