import CallKit
import Foundation

public enum Store {
    private static let group = "group.org.example.deliveries"

    public static var file: String? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            .flatMap { try? String(contentsOf: $0.appendingPathComponent("parcel.txt"), encoding: .utf8) }
    }

    public static var goal: String? { UserDefaults(suiteName: group)?.string(forKey: "goal") }

    public static func call() -> Bool {
        CXCallObserver().calls.isEmpty
    }
}
