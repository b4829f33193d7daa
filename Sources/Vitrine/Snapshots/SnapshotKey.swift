/// The file name, type, default, schema and size limit of one stored value.
///
/// Declare keys as static members, so that autocompletion finds them and each is written in one place:
///
/// ```swift
/// extension SnapshotKey where Value == WidgetSnapshot {
///     static let widget = SnapshotKey("lucidpal_widget_snapshot.json", default: WidgetSnapshot())
/// }
/// ```
///
/// The value is a struct with named fields, because the file also has Vitrine's own key beside them. A dictionary or an
/// array is refused at the first write; make it a field of a struct.
///
/// If values are stored separately for each purpose (such as a park and a mode), build the key from the purpose:
///
/// ```swift
/// static func parking(park: String, mode: String) throws(VitrineError) -> SnapshotKey {
///     try SnapshotKey("parking.json", purpose: [park, mode])
/// }
/// ```
public struct SnapshotKey<Value: Codable & Sendable>: Sendable {
    /// The name of the file in the container.
    public let fileName: String

    /// The value that the first update starts from; nil if only a complete value may be stored first.
    ///
    /// A reading never returns it: the reader decides what to show in place of a missing value.
    public let defaultValue: Value?

    /// The schema that this program writes, 1 or more.
    ///
    /// A file with a higher schema is never overwritten.
    public let schema: Int

    /// The schema of a file without Vitrine's metadata.
    public let unmarkedSchema: Int

    /// The maximum file size in bytes, inclusive.
    public let maximumByteCount: Int

    let migrations: [SnapshotMigration<Value>]
    /// The purpose's part of the file name, such as `.yeouido`; empty without a purpose.
    let purpose: String

    /// Creates a key with a file name that is fixed in the program's source.
    ///
    /// - Parameters:
    ///   - fileName: One path component; no `/`, no leading dot, at most 180 bytes.
    ///   - initial: The value that the first update starts from. Without one, an update of a missing or damaged
    ///     snapshot fails, and ``SnapshotStore/write(_:to:owner:now:options:)`` stores the first value.
    ///   - schema: The schema that this program writes.
    ///   - unmarkedSchema: The schema of a file without metadata, written by another program or an early version.
    ///   - maximumByteCount: A larger file counts as damaged, and a larger value is an error. 1 MiB by default.
    ///   - migrations: Steps from older schemas, in any order.
    /// - Precondition: The file name is safe, the numbers are positive, and `Value` is not a class, whose changes could
    ///   not be told from what is stored.
    public init(
        _ fileName: String,
        default initial: Value? = nil,
        schema: Int = 1,
        unmarkedSchema: Int = 1,
        maximumByteCount: Int = 1 << 20,
        migrations: [SnapshotMigration<Value>] = []
    ) {
        do throws(VitrineError) {
            try ContainerName.check(fileName, what: "snapshot file name")
        } catch {
            preconditionFailure(error.message)
        }
        self.init(checked: fileName, "", initial, schema, unmarkedSchema, maximumByteCount, migrations)
    }

    /// Creates a key for one purpose, whose parts may come from data.
    ///
    /// The parts are inserted between the file name's stem and its extension, each after a dot. Bytes other than
    /// lower-case ASCII letters, digits and `-` are written as `_` and two hexadecimal digits, so that different parts
    /// never share a file, also where the file system takes `A` for `a`: `parking.json` with `["yeouido", "okay/now"]`
    /// is `parking.yeouido.okay_2fnow.json`. A snapshot's asset gets the same parts.
    ///
    /// - Precondition: The numbers are positive, and `Value` is not a class.
    /// - Throws: ``VitrineError`` with code `invalidName` if a part is empty or the name becomes too long.
    public init(
        _ fileName: String,
        purpose: [String],
        default initial: Value? = nil,
        schema: Int = 1,
        unmarkedSchema: Int = 1,
        maximumByteCount: Int = 1 << 20,
        migrations: [SnapshotMigration<Value>] = []
    ) throws(VitrineError) {
        let purpose = try Self.suffix(fileName, purpose)
        let name = ContainerName.inserting(purpose, in: fileName)
        try ContainerName.check(name, what: "snapshot file name")
        self.init(checked: name, purpose, initial, schema, unmarkedSchema, maximumByteCount, migrations)
    }

    private init(
        checked fileName: String,
        _ purpose: String,
        _ initial: Value?,
        _ schema: Int,
        _ unmarkedSchema: Int,
        _ maximumByteCount: Int,
        _ migrations: [SnapshotMigration<Value>]
    ) {
        precondition(!(Value.self is AnyClass), "\(Value.self) is a class; store a struct")
        precondition(
            [schema, unmarkedSchema].allSatisfy(SnapshotMetadata.schemas.contains),
            "schemas are positive and have 31 bits, got \(schema) and \(unmarkedSchema)"
        )
        precondition(maximumByteCount > 0, "maximumByteCount must be positive, got \(maximumByteCount)")
        let steps = migrations.map(\.from)
        precondition(
            Set(steps).count == steps.count && steps.allSatisfy((1..<max(schema, 1)).contains),
            "migrations start at different schemas from 1 to below \(schema), got \(steps)"
        )
        self.fileName = fileName
        self.purpose = purpose
        defaultValue = initial
        self.schema = schema
        self.unmarkedSchema = unmarkedSchema
        self.maximumByteCount = maximumByteCount
        self.migrations = migrations
    }

    private static func suffix(_ fileName: String, _ purpose: [String]) throws(VitrineError) -> String {
        var suffix = ""
        for part in purpose {
            guard !part.isEmpty else {
                throw VitrineError(.invalidName, "a purpose of \(fileName) is empty; pass only non-empty parts")
            }
            suffix += "." + escaped(part)
        }
        return suffix
    }

    private static func escaped(_ part: String) -> String {
        var text = ""
        for byte in part.utf8 {
            switch Unicode.Scalar(byte) {
            case "a"..."z", "0"..."9", "-":
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16)
                text += digits.count == 1 ? "_0" + digits : "_" + digits
            }
        }
        return text
    }
}
