import Combine
import Foundation
import Testing

struct PublisherTests {
    private struct Failed: Error, Equatable {}

    /// What a publisher sends at once.
    private func values<Source: Publisher>(_ publisher: Source) -> [Source.Output] where Source.Failure == Never {
        var received: [Source.Output] = []
        let subscription = publisher.sink { received.append($0) }
        withExtendedLifetime(subscription) {}
        return received
    }

    @Test func operatorsAnswerInOrder() {
        let publisher = [1, 2, 2, 3, 4].publisher
            .removeDuplicates()
            .filter { $0 > 1 }
            .map { $0 * 10 }
            .scan(0, +)
            .map(String.init)
        #expect(values(publisher) == ["20", "50", "90"])
        #expect(values([1, 2, 3].publisher.reduce(10, +)) == [16])
    }

    @Test func innerPublisherOfOneThatCannotFailMayFail() {
        var ending: Subscribers.Completion<Failed>?
        let subscription = Just(1).flatMap { _ in Fail<Int, Failed>(error: Failed()) }
            .sink(receiveCompletion: { ending = $0 }, receiveValue: { _ in })
        withExtendedLifetime(subscription) {}
        #expect(ending == .failure(Failed()))
    }

    @Test func firstEndsAnEndlessSubject() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var isFinished = false
        let subscription = subject.first(where: { $0 > 1 })
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { received.append($0) })
        for value in 1...4 { subject.send(value) }
        withExtendedLifetime(subscription) {}
        #expect(received == [2])
        #expect(isFinished)
    }

    @Test func releasedSubscriptionReceivesNothing() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        subject.sink { received.append($0) }.store(in: &subscriptions)
        subject.send(1)
        subscriptions = []
        subject.send(2)
        #expect(received == [1])
    }

    @Test func currentValueComesFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var received: [Int] = []
        let subscription = subject.sink { received.append($0) }
        subject.value = 2
        subject.send(completion: .finished)
        subject.send(3)
        withExtendedLifetime(subscription) {}
        #expect(received == [1, 2])
        #expect(subject.value == 2)
    }

    @Test func errorIsReplaced() {
        let publisher = [1, 2, 3].publisher
            .tryMap { value in
                guard value < 3 else { throw Failed() }
                return value
            }
            .replaceError(with: -1)
        #expect(values(publisher) == [1, 2, -1])
    }

    @Test func failedPublisherIsTriedAgain() {
        var attempts = 0
        var failures = 0
        let subscription = Deferred {
            attempts += 1
            return Fail(outputType: Int.self, failure: Failed())
        }
        .retry(2)
        .sink(
            receiveCompletion: { if case .failure = $0 { failures += 1 } },
            receiveValue: { _ in }
        )
        subscription.cancel()
        #expect(attempts == 3)
        #expect(failures == 1)
    }

    @Test func innerPublishersAreMergedOrReplaced() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        var merged: [Int] = []
        var latest: [Int] = []
        var isFinished = false
        let subscriptions = [
            outer.flatMap { $0 }
                .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { merged.append($0) }),
            outer.switchToLatest().sink { latest.append($0) },
        ]
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        first.send(completion: .finished)
        #expect(!isFinished)
        second.send(completion: .finished)
        for subscription in subscriptions { subscription.cancel() }
        #expect(merged == [1, 2, 3])
        #expect(latest == [1, 3])
        #expect(isFinished)
    }

    @Test func valuesArePairedByArrivalOrByNumber() {
        let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var latest: [String] = []
        var pairs: [String] = []
        let subscriptions = [
            numbers.combineLatest(letters).sink { latest.append("\($0)\($1)") },
            numbers.zip(letters).sink { pairs.append("\($0)\($1)") },
        ]
        numbers.send(1)
        numbers.send(2)
        letters.send("a")
        letters.send("b")
        for subscription in subscriptions { subscription.cancel() }
        #expect(latest == ["2a", "2b"])
        #expect(pairs == ["1a", "2b"])
    }

    @Test func jsonIsDecoded() throws {
        struct Answer: Codable, Equatable { var count: Int }
        var received: [Answer] = []
        let subscription = Just(Data(#"{"count":3}"#.utf8))
            .decode(type: Answer.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { received.append($0) })
        subscription.cancel()
        #expect(received == [Answer(count: 3)])
    }

    @Test func sharedPublisherStartsOnce() {
        var starts = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in starts += 1 }).share()
        var received: [Int] = []
        let subscriptions = [shared.sink { received.append($0) }, shared.sink { received.append(-$0) }]
        subject.send(1)
        for subscription in subscriptions { subscription.cancel() }
        subject.send(2)
        #expect(starts == 1)
        #expect(received.sorted() == [-1, 1])
    }

    @Test func valuesArriveAsASequence() async {
        var received: [Int] = []
        for await value in (1...200).publisher.receive(on: DispatchQueue.global()).values { received.append(value) }
        #expect(received == Array(1...200))
    }

    @Test func futureAnswersLateSubscribers() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var received: [Int] = []
        let early = future.sink { received.append($0) }
        promise?(.success(7))
        promise?(.success(8))
        let late = future.sink { received.append($0) }
        early.cancel()
        late.cancel()
        #expect(received == [7, 7])
    }
}
