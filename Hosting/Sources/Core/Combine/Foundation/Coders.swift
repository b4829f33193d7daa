public import Foundation
public import FoundationNetworking

/// Reads values from data.
public protocol TopLevelDecoder<Input> {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values to data.
public protocol TopLevelEncoder<Output> {
    associatedtype Output

    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension URLSession {
    /// Sends the answer to a request and ends.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Sends the answer to a request and ends.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Sends the answer to a request and ends; each subscriber starts a request of its own.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Stage<Output, URLError> { relay in
                let task = session.dataTask(with: request) { data, response, error in
                    if let data, let response {
                        relay.send((data, response))
                        relay.finish(.finished)
                    } else {
                        relay.finish(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                task.resume()
                return AnyCancellable { task.cancel() }
            }
            .receive(subscriber: subscriber)
        }
    }
}
