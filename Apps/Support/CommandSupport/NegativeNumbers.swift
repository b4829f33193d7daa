/// Makes a negative number a value or an argument; the parser would take it for an option.
enum NegativeNumbers {
    /// Joins a negative number to the option before it, and moves any other behind `--`, where everything is an
    /// argument.
    ///
    /// So `log Read --value -1` refuses the value and `read -1 --page 3` the chapter; neither is called missing.
    static func asArguments(_ arguments: [String]) -> [String] {
        let parsed = arguments.prefix { $0 != "--" }
        var kept: [String] = []
        var numbers: [String] = []
        for argument in parsed {
            if !isNegative(argument) {
                kept.append(argument)
            } else if let option = kept.last, option.hasPrefix("--"), !option.contains("=") {
                kept[kept.count - 1] = "\(option)=\(argument)"
            } else {
                numbers.append(argument)
            }
        }
        let behind = numbers + arguments.dropFirst(parsed.count + 1)
        return behind.isEmpty ? kept : kept + ["--"] + behind
    }

    private static func isNegative(_ text: String) -> Bool {
        text.hasPrefix("-") && text.dropFirst().first?.isNumber == true && Double(text) != nil
    }
}
