/// Makes a negative number an argument, which the parser would take for an option.
enum NegativeNumbers {
    /// Moves negative numbers that are no option's value behind `--`, where everything is an argument.
    ///
    /// So `read -1 --page 3` refuses chapter -1 by name, instead of missing a chapter.
    static func asArguments(_ arguments: [String]) -> [String] {
        guard !arguments.contains("--") else { return arguments }
        var kept: [String] = []
        var numbers: [String] = []
        for argument in arguments {
            let isValue = kept.last.map { $0.hasPrefix("--") && !$0.contains("=") } ?? false
            if isNegative(argument) && !isValue { numbers.append(argument) } else { kept.append(argument) }
        }
        return numbers.isEmpty ? arguments : kept + ["--"] + numbers
    }

    private static func isNegative(_ text: String) -> Bool {
        text.hasPrefix("-") && text.count > 1 && text.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    }
}
