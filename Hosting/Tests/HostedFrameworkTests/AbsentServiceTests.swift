import CloudKit
import CoreSpotlight
import EventKit
import Network
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers
import VitrineTesting
import WidgetArchive

/// Services that the device does not have answer as they do without an account, a model or a permission.
@MainActor
struct AbsentServiceTests {
    private func words(_ view: some View) -> [String] {
        EntryArchive(of: view, width: 200, height: 200).words()
    }

    @Test func recordsKeepTheirValuesAndAreNotSaved() async throws {
        let container = CKContainer.default()
        #expect(try await container.accountStatus() == .noAccount)
        let record = CKRecord(recordType: "Ride")
        record["line"] = "2"
        record["stops"] = 7
        #expect(record["line"] as? String == "2")
        #expect(record.allKeys() == ["line", "stops"])
        await #expect(throws: CKError(.notAuthenticated)) { try await container.privateCloudDatabase.save(record) }
        let query = CKQuery(recordType: "Ride", predicate: NSPredicate(value: true))
        do {
            _ = try await container.publicCloudDatabase.records(matching: query)
            Issue.record("there are no records")
        } catch CKError.notAuthenticated {
        }
        await #expect(throws: CKError(.notAuthenticated)) {
            try await container.publicCloudDatabase.records(for: [record.recordID])
        }
    }

    @Test func addressIsReadFromItsText() {
        #expect(IPv4Address("127.0.0.1")?.rawValue == Data([127, 0, 0, 1]))
        #expect(IPv4Address("127.0.0.1")?.isLoopback == true)
        #expect(IPv4Address("256.0.0.1") == nil)
        #expect(IPv6Address("fe80::1%en0").map { "\($0.debugDescription) \($0.isLinkLocal)" } == "fe80::1 true")
        #expect(IPv6Address(Data([1])) == nil)
    }

    @Test func connectionFailsAsWithoutANetwork() async {
        let parameters = NWParameters(tls: NWProtocolTLS.Options(), tcp: .init())
        let connection = NWConnection(host: "electrum.example", port: 443, using: parameters)
        let state = await withCheckedContinuation { continuation in
            connection.start(queue: .main)
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
        }
        #expect(state == .failed(.posix(.ENETDOWN)))
        #expect(connection.debugDescription == "electrum.example:443")
    }

    @Test func searchAndCalendarsHoldNothing() {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Ride"
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        CSSearchableIndex.default().indexSearchableItems([item])
        #expect(item.attributeSet.title == "Ride")
        let event = EKEvent(eventStore: EKEventStore())
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil))
        #expect(event.recurrenceRules?.first?.interval == 2)
        #expect(!event.isDetached)
    }

    @Test func appsViewsAreSigns() async throws {
        let tabs = TabView {
            Tab("Home", systemImage: "house") { Text("a") }
            Tab("More", systemImage: "ellipsis", role: .search) { Text("b") }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        #expect(!words(tabs).contains("a"))
        let picker = PhotosPicker("Photo", selection: .constant(nil), matching: .any(of: [.images, .videos]))
        #expect(EntryArchive(of: picker, width: 100, height: 100).finds("PhotosPicker"))
        #expect(try await PhotosPickerItem(itemIdentifier: "1").loadTransferable(type: Data.self) == nil)
    }

    private struct Note: Transferable, Codable {
        var text = "a"

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { note in note.text.data(using: .utf8) ?? Data() }
            CodableRepresentation(contentType: .json)
        }
    }

    @Test func formsOfAValueAreInTheOrderOfItsRepresentation() async throws {
        #expect(Note().exportedContentTypes() == [.json, .json])
        #expect(try await Note().exported(as: .json) == Data("a".utf8))
        #expect(try await Note(importing: Data(#"{"text":"b"}"#.utf8), contentType: .json).text == "b")
        await #expect(throws: TransferError.self) { try await Note().exported(as: .pdf) }
    }

    @Test(arguments: [("note", "note.json"), ("note.json", "note.json")])
    func nameOfAFileHasTheExtensionOfItsKind(name: String, file: String) {
        let folder = URL(filePath: "/a")
        #expect(folder.appendingPathComponent(name, conformingTo: .json).lastPathComponent == file)
        #expect(folder.appendingPathComponent(name, conformingTo: .folder).lastPathComponent == name)
        #expect(UTType(filenameExtension: "JSON") == .json)
        #expect(UTType(filenameExtension: "tide") == nil)
        #expect(UTType.png.conforms(to: .image) && !UTType.json.conforms(to: .image))
    }

    @Test func textIsWhatAFormatterWrites() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        formatter.locale = Locale(identifier: "en_US")
        #expect(words(Text(NSNumber(value: 1.5), formatter: formatter)) == ["1.50"])
    }
}
