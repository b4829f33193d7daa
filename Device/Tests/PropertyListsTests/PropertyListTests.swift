import Foundation
import Testing
import VitrineTesting

@testable import PropertyLists

/// Property lists that others wrote: honest ones are read as Foundation reads them, bombs are refused.
struct PropertyListTests {
    /// A binary list of arrays, each of which has ten times the next one; the last has texts.
    private static func bomb(levels: Int) -> Data {
        list((1...levels).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) } + [[0x51, 0x61]])
    }

    /// Makes a binary list of objects, the first of which is the list.
    ///
    /// - Parameters:
    ///   - objects: The bytes of each.
    ///   - width: The number of bytes of each offset.
    /// - Returns: Its bytes.
    private static func list(_ objects: [[UInt8]], width: UInt8 = 1) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8](repeating: 0, count: Int(width) - 1) + [UInt8(bytes.count)]
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, width, 1]
        for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        return Data(bytes)
    }

    @Test func writtenListIsThatOfFoundation() throws {
        let json = Data(#"[1, 0, true, false, 1.5, -7, 18446744073709551615, "1 < 2", {"key": []}]"#.utf8)
        let fields: [String: Any] = [
            "date": Date(timeIntervalSince1970: 1_600_000_000), "data": Data([1, 2]), "flag": true, "count": 3,
            "number": 2.0, "list": try JSONSerialization.jsonObject(with: json),
        ]
        let foundation = try PropertyListSerialization.data(fromPropertyList: fields, format: .xml, options: 0)
        #expect(try PropertyList.value(of: PropertyList.xml(fields)) as? NSDictionary == fields as NSDictionary)
        #expect(try PropertyList.xml(fields) == foundation)
    }

    @Test func valueOfNoPropertyListIsNotWritten() {
        #expect(throws: (any Error).self) { try PropertyList.xml(["link": URL(filePath: "/")]) }
    }

    @Test func sharedPartsThatMultiplyAreRefused() throws {
        let bomb = Self.bomb(levels: 12)
        #expect(bomb.count < 200)
        #expect(throws: CocoaError.self) { try PropertyList.value(of: bomb) }
    }

    /// Foundation on Linux ends the process for each of them; a mutation of one bit makes a set of a dictionary.
    @Test(
        arguments: [
            [[0xC1, 1], [0x10, 7]], [[0xA1, 1], [0xC1, 2], [0x51, 0x61]], [[0xB1, 1], [0xC1, 2], [0x09]],
            [[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]],
        ] as [[[UInt8]]]
    )
    func setAndDateThatIsNoNumberAreRefused(_ objects: [[UInt8]]) {
        #expect(throws: CocoaError.self) { try PropertyList.value(of: Self.list(objects)) }
    }

    @Test func listWhoseDescriptionIsDamagedIsRefused() {
        #expect(throws: CocoaError.self) { try PropertyList.value(of: Self.list([[0xA1, 1], [0x10, 7]], width: 9)) }
    }

    @Test func sharedTextsAreRead() throws {
        let list = try #require(try PropertyList.value(of: Self.bomb(levels: 1)) as? [String])
        #expect(list == [String](repeating: "a", count: 10))
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func listIsReadAsFoundationReadsIt(format: PropertyListSerialization.PropertyListFormat) throws {
        let fields: [String: Any] = [
            "list": (0..<300).map { ["number": $0, "name": "same"] }, "text": "a", "none": [String](),
            "date": Date.distantPast,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: fields, format: format, options: 0)
        #expect(try #require(PropertyList.fields(of: data)) as NSDictionary == fields as NSDictionary)
    }

    @Test func damagedListIsReadOrRefused() throws {
        let fields = ["list": (0..<40).map { ["number": $0] }]
        let data = try PropertyListSerialization.data(fromPropertyList: fields, format: .binary, options: 0)
        try FuzzRun("property-list")([Array(data), Array(Self.bomb(levels: 12))]) { input in
            _ = try PropertyList.value(of: Data(input))
        }
    }
}
