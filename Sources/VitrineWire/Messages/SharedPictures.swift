import VitrinePlatform
import WidgetArchive

/// The bytes of pictures that several images of a message show, so that a message contains them once.
///
/// A timeline often shows one picture in every entry. Equality is that of the bytes: no two pictures are ever taken for
/// one.
struct SharedPictures: Sendable {
    /// A picture and the images that show it.
    struct Picture: Codable, Sendable {
        /// The file's bytes.
        var data: Data
        /// The images' numbers, counted from 0 through all archives of the message.
        var places: [Int]
    }

    /// The size from which a repeated picture is shared, in bytes; below it, its places would need as much room.
    static let smallestSize = 64

    /// The pictures that several images show, in the order of their first images.
    private(set) var pictures: [Picture] = []

    /// Finds the pictures that several images of a message show.
    /// - Complexity: O(*n*) in the number of images and the bytes of images with equal sizes.
    init(in body: WireResponse.Body) {
        var known: [Picture] = []
        var bySize: [Int: [Int]] = [:]
        var number = 0
        body.forEachArchive { archive in
            archive.forEachImage { image in
                defer { number += 1 }
                guard image.data.count >= Self.smallestSize else { return }
                let candidates = bySize[image.data.count] ?? []
                if let index = candidates.first(where: { known[$0].data == image.data }) {
                    known[index].places.append(number)
                } else {
                    bySize[image.data.count] = candidates + [known.count]
                    known.append(Picture(data: image.data, places: [number]))
                }
            }
        }
        pictures = known.filter { $0.places.count > 1 }
    }

    /// Takes the pictures of a message that was read.
    init(_ pictures: [Picture]) {
        self.pictures = pictures
    }

    /// Returns the body with empty images where a picture is shared.
    func removed(from body: WireResponse.Body) -> WireResponse.Body {
        guard !pictures.isEmpty else { return body }
        let places = Set(pictures.lazy.flatMap(\.places))
        var body = body
        var number = 0
        body.changeArchives { archive in
            archive.changeImages { image in
                if places.contains(number) { image.data = Data() }
                number += 1
            }
        }
        return body
    }

    /// Returns the body with each picture at its places.
    /// - Throws: ``Misplaced`` if a place is not that of an empty image, or belongs to two pictures.
    func restored(in body: WireResponse.Body) throws -> WireResponse.Body {
        guard !pictures.isEmpty else { return body }
        var byPlace: [Int: Data] = [:]
        for picture in pictures {
            for place in picture.places where byPlace.updateValue(picture.data, forKey: place) != nil {
                throw Misplaced(place: place)
            }
        }
        var body = body
        var number = 0
        try body.changeArchives { archive in
            try archive.changeImages { image in
                defer { number += 1 }
                guard let data = byPlace.removeValue(forKey: number) else { return }
                guard image.data.isEmpty else { throw Misplaced(place: number) }
                image.data = data
            }
        }
        if let place = byPlace.keys.min() { throw Misplaced(place: place) }
        return body
    }

    /// A picture is to be put where no empty image is.
    struct Misplaced: Error, CustomStringConvertible {
        var place: Int

        var description: String { "a picture belongs to image \(place), which is not there or has bytes already" }
    }
}

extension WireResponse.Body {
    fileprivate func forEachArchive(_ visit: (EntryArchive) -> Void) {
        switch self {
        case .rendering(let rendering): rendering.archives.forEach(visit)
        case .timeline(let timeline):
            for entry in timeline.entries { entry.rendering.archives.forEach(visit) }
        case .description, .done, .link, .options, .failed: break
        }
    }

    fileprivate mutating func changeArchives(_ change: (inout EntryArchive) throws -> Void) rethrows {
        switch self {
        case .rendering(var rendering):
            for index in rendering.archives.indices { try change(&rendering.archives[index]) }
            self = .rendering(rendering)
        case .timeline(var timeline):
            for entry in timeline.entries.indices {
                for index in timeline.entries[entry].rendering.archives.indices {
                    try change(&timeline.entries[entry].rendering.archives[index])
                }
            }
            self = .timeline(timeline)
        case .description, .done, .link, .options, .failed: break
        }
    }
}
