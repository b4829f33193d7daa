import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

/// A picture that several images show is in a message once.
struct SharedPictureTests {
    static let photo = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) })

    static func image(_ data: Data, scaling: ArchivedImage.Scaling = .fit) -> ArchiveContent {
        .image(ArchivedImage(data: data, mediaType: "image/png", pixelWidth: 4, pixelHeight: 4, scaling: scaling))
    }

    static func node(_ content: ArchiveContent) -> ArchiveNode {
        ArchiveNode(frame: ArchiveRect(x: 0, y: 0, width: 10, height: 10), content: content)
    }

    /// An archive with a picture in its background, its content, a child and a mask.
    static func archive(_ data: Data) -> EntryArchive {
        var content = node(image(data, scaling: .fill))
        content.effects = [.opacity(0.5), .mask([node(image(data))])]
        content.children = [node(image(data)), node(image(Data()))]
        let size = ArchiveSize(width: 10, height: 10)
        return EntryArchive(size: size, background: [node(image(data))], content: [content])
    }

    private static func response(_ archive: EntryArchive) -> WireResponse {
        WireResponse(id: 1, body: .rendering(ArchivedRendering(archives: [archive], variants: [0])))
    }

    static func timeline(_ pictures: [Data]) -> WireResponse {
        let entries = pictures.enumerated()
            .map { place, data in
                ArchivedTimeline.Entry(
                    date: Gallery.now.addingTimeInterval(Double(place)),
                    rendering: ArchivedRendering(archives: [archive(data), archive(Data())], variants: [0, 1])
                )
            }
        return WireResponse(id: 4, body: .timeline(ArchivedTimeline(entries: entries, policy: .never)))
    }

    @Test func pictureOfManyEntriesIsSentOnce() throws {
        let response = Self.timeline(Array(repeating: Self.photo, count: 20))
        let bytes = WireMessage.encode(response)
        let empty = WireMessage.encode(Self.timeline(Array(repeating: Data(), count: 20)))
        #expect(bytes.count < empty.count + 2 * Self.photo.count)
        #expect(try WireMessage.decode(WireResponse.self, from: bytes) == response)
    }

    @Test func picturesThatDifferInOneByteStayApart() throws {
        var other = Self.photo
        other[other.count - 1] ^= 1
        let response = Self.timeline([Self.photo, other, Self.photo, Data()])
        #expect(try WireMessage.decode(WireResponse.self, from: WireMessage.encode(response)) == response)
    }

    @Test func archivesHaveTheirDigestsAfterTheMessage() throws {
        let bytes = WireMessage.encode(Self.response(Self.archive(Self.photo)))
        let read = try WireMessage.decode(WireResponse.self, from: bytes)
        guard case .rendering(let rendering) = read.body else {
            Issue.record("not a rendering: \(read.body)")
            return
        }
        #expect(rendering.archives.map(\.digest) == [Self.archive(Self.photo).digest])
    }

    @Test func messageWithoutRepeatedPicturesHasTheFirstForm() {
        let archive = EntryArchive(size: ArchiveSize(width: 1, height: 1), content: [Self.node(Self.image(Self.photo))])
        let text = String(decoding: WireMessage.encode(Self.response(archive)), as: UTF8.self)
        #expect(!text.contains(#""form""#) && !text.contains(#""pictures""#))
    }

    /// A response with one empty image, and the given pictures.
    private func read(form: Int, pictures: String) throws -> WireResponse {
        let images = [Data(), Data([1])].map { Self.node(Self.image($0)) }
        let archive = EntryArchive(size: ArchiveSize(width: 1, height: 1), content: images)
        let text = String(decoding: WireMessage.encode(Self.response(archive)), as: UTF8.self)
        let changed = #"{"form":\#(form),"pictures":\#(pictures),"# + text.dropFirst()
        return try WireMessage.decode(WireResponse.self, from: Array(changed.utf8))
    }

    @Test func pictureIsPutAtItsPlace() throws {
        let response = try read(form: 2, pictures: #"[{"data":"AQID","places":[0]}]"#)
        guard case .rendering(let rendering) = response.body,
            case .image(let image)? = rendering.archives.first?.content.first?.content
        else {
            Issue.record("not an image: \(response.body)")
            return
        }
        #expect(image.data == Data([1, 2, 3]))
    }

    @Test(arguments: ["[2]", "[-1]", "[1]", "[0,0]", "[0,7]", "[9223372036854775807]"])
    func pictureForAnotherPlaceIsRefused(places: String) throws {
        let error = #expect(throws: WireError.self) {
            try read(form: 2, pictures: #"[{"data":"AQID","places":\#(places)}]"#)
        }
        #expect(error?.code == .notAMessage)
        #expect(error?.message.contains("pictures") == true)
    }

    @Test(arguments: [0, 3, -1]) func unknownFormIsRefused(form: Int) throws {
        let error = #expect(throws: WireError.self) { try read(form: form, pictures: "[]") }
        #expect(error?.message.contains("form \(form) is not known") == true)
    }
}
