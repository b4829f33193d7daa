public import Foundation
import VitrineDevice

/// A widget's own policy, measured from the records of a device: how long after each answer it asked to be reloaded.
public enum MeasuredPolicy {
    /// Why no policy could be measured.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// What is missing, and the remedy.
        public var description: String
    }

    /// Reads a trace as `vitrine play --trace` writes it: one JSON object a line.
    ///
    /// The mean of the intervals that began in a local hour of the day is that hour's; an hour without one has the mean
    /// of all. Lines that are not records are left out.
    /// - Parameters:
    ///   - trace: The trace.
    ///   - instance: The widget's identifier on that device, such as `w1`.
    ///   - name: The policy's name in reports.
    /// - Returns: A policy with an interval for each hour.
    /// - Throws: ``Failure`` if the trace has no scheduled reload of the widget.
    public static func read(_ trace: Data, instance: String, name: String) throws(Failure) -> FleetPolicy {
        let decoder = JSONDecoder()
        var byHour: [Int: [Double]] = [:]
        var zone = TimeZone.gmt
        for text in trace.split(separator: UInt8(ascii: "\n")) {
            guard let record = try? decoder.decode(TraceRecord.self, from: text) else { continue }
            switch record.event {
            case .program(.deviceStarted(_, _, _, let name, _)), .setting(.zone(_, let name)):
                zone = TimeZone(identifier: name) ?? zone
            case .reload(.scheduled(_, let next?)) where record.subject == instance && next.date > record.date:
                let local = record.date.addingTimeInterval(Double(zone.secondsFromGMT(for: record.date)))
                let hours = (local.timeIntervalSinceReferenceDate / 3_600).rounded(.down)
                let hour = Int(hours.truncatingRemainder(dividingBy: 24))
                byHour[(hour + 24) % 24, default: []].append(next.date.timeIntervalSince(record.date))
            default: break
            }
        }
        let all = byHour.values.joined()
        guard !all.isEmpty else {
            throw Failure(
                description:
                    "the trace has no scheduled reload of \(instance); write one with `vitrine play --trace` that lasts a day"
            )
        }
        let mean = all.reduce(0, +) / Double(all.count)
        let hours = (0..<24)
            .map { hour in
                byHour[hour].map { $0.reduce(0, +) / Double($0.count) } ?? mean
            }
        return FleetPolicy(name, .measured(hours))
    }
}
