import Subprocess
import SystemPackage

extension ProgramCommandLine {
    /// The command line for swift-subprocess, with a process group of its own, so that a kill also reaches children.
    var configuration: Configuration {
        var options = PlatformOptions()
        options.processGroupID = 0
        return Configuration(
            executable: .path(FilePath(path)),
            arguments: Arguments(arguments),
            environment: .custom(
                Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0.key), $0.value) })
            ),
            workingDirectory: workingFolder.map { FilePath($0) },
            platformOptions: options
        )
    }
}
