/// The tasks of an editor, whose problems lead to file and line.
///
/// The expressions are JavaScript's, without a backslash, which JSON would have to escape.
enum EditorTasks {
    /// A line of the compiler, of a test or of `vitrine doctor`; a finding about a whole line has no column.
    static let problem = "^(.+?):([0-9]+):(?:([0-9]+):)? (error|warning|note): (.*)$"
    /// A line of the list that `vitrine` prints when a build has failed.
    static let listedError = "^  (.+?):([0-9]+):([0-9]+): (.*)$"
    /// The line before a build.
    static let begin = "^Building .+[.]$"
    /// The line after a build, or at the start of the device.
    static let end = "^(Vitrine shows the home screen on |The device (runs the new|keeps the last) programs[.])"

    /// The text of `tasks.json`.
    ///
    /// No task opens the page: its address, which the device prints, has a key.
    static let text = """
        {
            "version": "2.0.0",
            "tasks": [
                {
                    "label": "Build", "type": "shell", "command": "swift build", "group": "build",
        \(matcher)
                },
                {
                    "label": "Test", "type": "shell", "command": "swift test", "group": "test",
        \(matcher)
                },
                {
                    "label": "Examine the project", "type": "shell", "command": "vitrine doctor --project .",
        \(matcher)
                },
                {
                    "label": "Home screen", "type": "shell", "command": "vitrine run --package . --watch", "isBackground": true,
                    "problemMatcher": {
                        "owner": "vitrine", "fileLocation": ["autoDetect", "${workspaceFolder}"], "severity": "error",
                        "pattern": { "regexp": "\(listedError)", "file": 1, "line": 2, "column": 3, "message": 4 },
                        "background": {
                            "activeOnStart": true, "beginsPattern": "\(begin)",
                            "endsPattern": "\(end)"
                        }
                    }
                }
            ]
        }

        """

    private static let matcher = """
                    "problemMatcher": {
                        "owner": "swift", "fileLocation": ["autoDetect", "${workspaceFolder}"],
                        "pattern": {
                            "regexp": "\(problem)",
                            "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
                        }
                    }
        """
}
