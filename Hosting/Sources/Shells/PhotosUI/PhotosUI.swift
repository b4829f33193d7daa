@_exported public import Photos
@_exported public import SwiftUI
public import UniformTypeIdentifiers

/// Which photos a person may choose.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: Set<String>

    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    public static let panoramas = PHPickerFilter(names: ["panoramas"])

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { any(of: subfilters) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(names: []) }
}

/// A photo that a person chose; a widget cannot ask for one.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The form in which a photo is given.
    public enum EncodingDisambiguationPolicy: Hashable, Sendable {
        case automatic, current, compatible
    }

    public let itemIdentifier: String?

    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
    }

    public var supportedContentTypes: [UTType] { [] }

    /// Nothing: the device has no photos.
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// Chooses photos.
public struct PhotosPicker<Label: View>: AppOnlyView {
    public nonisolated init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

extension PhotosPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) {}
}

extension View {
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) -> some View { _ignoring() }

    public nonisolated func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) -> some View { _ignoring() }
}
