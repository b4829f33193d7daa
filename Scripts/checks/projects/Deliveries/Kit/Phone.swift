import CallKit

/// What only the app uses.
struct Phone {
    let observer: CXCallObserver
}
