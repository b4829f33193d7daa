/// What a search looks for.
public struct MKLocalSearchResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let address = MKLocalSearchResultType(rawValue: 1)
    public static let pointOfInterest = MKLocalSearchResultType(rawValue: 2)
}

/// Looks for places; the device asks no service, and every search fails.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    /// A search.
    open class Request: NSObject, @unchecked Sendable {
        // Filled in before the search begins.
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]

        public override init() {}
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }

    /// What a search found.
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias ResultType = MKLocalSearchResultType

    public init(request: Request) {}

    open var isSearching: Bool { false }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

/// A place that a person may mean.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
}

/// Receives the places that a person may mean.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Finds what a person may mean while they write: nothing.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public typealias ResultType = MKLocalSearchResultType

    // The main thread uses these, as on Apple's platforms.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var queryFragment = "" {
        didSet {
            DispatchQueue.main.async { self.delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
        }
    }

    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
}
