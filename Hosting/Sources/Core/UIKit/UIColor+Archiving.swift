import Foundation

extension NSKeyedArchiver {
    /// Archives the components of a colour; on Apple's platforms the bytes are others.
    public static func archivedData(
        withRootObject object: UIColor,
        requiringSecureCoding requiresSecureCoding: Bool
    ) throws -> Data {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        object.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return try JSONEncoder().encode([red, green, blue, alpha].map(Double.init))
    }
}

extension NSKeyedUnarchiver {
    /// Reads a colour that was archived here; nil for other bytes.
    public static func unarchivedObject(ofClass cls: UIColor.Type, from data: Data) throws -> UIColor? {
        guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4 else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
