import Foundation
public import VitrineDevice

extension ProgramMemory {
    /// The programs as lines for a terminal: the peak of each, and for an extension its limit.
    public static func lines(_ programs: [ProgramMemory]) -> [String] {
        programs.isEmpty ? ["no apps"] : TextTable.rows(programs.map(\.cells))
    }

    private var cells: [String] {
        let used = peakBytes.map { "at most \(Self.mebibytes($0)) MiB" } ?? "not measured"
        let resident = residentBytes.map { "\(Self.mebibytes($0)) resident" } ?? ""
        let limit = limitBytes.map { ["of \(Self.mebibytes($0))", share($0)] } ?? ["", ""]
        return [name, role == .app ? "app" : "widgets", used] + limit + [resident]
    }

    private func share(_ limit: Int) -> String {
        guard let peakBytes else { return "" }
        return peakBytes > limit ? "above the limit" : "\(peakBytes * 100 / max(limit, 1)) %"
    }

    private static func mebibytes(_ bytes: Int) -> String {
        (Double(bytes) / 1_048_576)
            .formatted(.number.precision(.fractionLength(0...1)).locale(Locale(identifier: "en_US_POSIX")))
    }
}
