extension WireResponse {
    /// The newest form of a response that this version reads and writes.
    ///
    /// | form | |
    /// |---|---|
    /// | 1 | every image contains its bytes; the key `form` is absent |
    /// | 2 | `pictures` has the bytes that several images show, with the images' numbers; those images are empty |
    ///
    /// A response without repeated pictures is written in form 1, so that earlier devices read it.
    public static let newestForm = 2

    private enum CodingKeys: String, CodingKey {
        case form, id, body, pictures, reloads, notes, wakeAfter, asksForLocation
    }

    /// Decodes a response in any form up to ``newestForm``.
    /// - Throws: `DecodingError.dataCorrupted` for a newer form, and for pictures whose places are not those of empty
    ///   images.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let form = try container.decodeIfPresent(Int.self, forKey: .form) ?? 1
        guard (1...Self.newestForm).contains(form) else {
            throw DecodingError.dataCorruptedError(
                forKey: .form,
                in: container,
                debugDescription:
                    "form \(form) is not known, only 1 to \(Self.newestForm); build device and program from one version"
            )
        }
        let pictures = try container.decodeIfPresent([SharedPictures.Picture].self, forKey: .pictures) ?? []
        let body: Body
        do {
            body = try SharedPictures(pictures).restored(in: container.decode(Body.self, forKey: .body))
        } catch let error as SharedPictures.Misplaced {
            throw DecodingError.dataCorruptedError(forKey: .pictures, in: container, debugDescription: "\(error)")
        }
        self.init(
            id: try container.decode(Int.self, forKey: .id),
            body: body,
            reloads: try container.decode([ReloadRequest].self, forKey: .reloads),
            notes: try container.decodeIfPresent([ReloadNote].self, forKey: .notes),
            wakeAfter: try container.decodeIfPresent(Double.self, forKey: .wakeAfter),
            asksForLocation: try container.decodeIfPresent(Bool.self, forKey: .asksForLocation)
        )
    }

    /// Encodes the response; a picture that several images show is written once.
    public func encode(to encoder: any Encoder) throws {
        let shared = SharedPictures(in: body)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        if !shared.pictures.isEmpty {
            try container.encode(Self.newestForm, forKey: .form)
            try container.encode(shared.pictures, forKey: .pictures)
        }
        try container.encode(shared.removed(from: body), forKey: .body)
        try container.encode(reloads, forKey: .reloads)
        try container.encodeIfPresent(notes, forKey: .notes)
        try container.encodeIfPresent(wakeAfter, forKey: .wakeAfter)
        try container.encodeIfPresent(asksForLocation, forKey: .asksForLocation)
    }
}
