/// How much memory a program of an app has used, beside the limit of the system.
public struct ProgramMemory: Codable, Hashable, Sendable {
    /// The id of the app.
    public var app: String
    /// The name of the app.
    public var name: String
    public var role: ProgramRole
    public var isRunning: Bool
    /// The highest peak of its processes' anonymous memory so far, in bytes; nil if none could be read.
    public var peakBytes: Int?
    /// The highest peak of its resident memory, the pages of files included.
    public var residentBytes: Int?
    /// The peak above which a system ends the program, in bytes; nil for an app, whose limit depends on the device.
    public var limitBytes: Int?

    /// Describes a program.
    /// - Parameters:
    ///   - program: The program.
    ///   - name: The app's name.
    ///   - mark: The profile's limit of an extension.
    ///   - memoryNow: Reads the memory of a running process by its id; nil if it cannot be read.
    init(_ program: ProgramSnapshot, name: String, mark: Int, memoryNow: (Int) -> ProcessMemory?) {
        app = program.program.app
        self.name = name
        role = program.program.role
        isRunning = program.pid != nil
        let memory = ProcessMemory.peak(of: [program.memory, program.pid.flatMap(memoryNow)])
        peakBytes = memory?.anonymous
        residentBytes = memory?.resident
        limitBytes = role == .widget ? mark : nil
    }
}

extension DeviceSnapshot {
    /// The memory of every program, in the order of the icons.
    ///
    /// The peak of a running process is read when this is called, so that it is newer than the snapshot.
    /// - Complexity: Reads a small file for each running process.
    public var memory: [ProgramMemory] {
        apps.flatMap { app in
            app.programs.map {
                ProgramMemory(
                    $0,
                    name: app.name,
                    mark: profile.memoryMark.value,
                    memoryNow: ProcessMemory.init(of:)
                )
            }
        }
    }
}
