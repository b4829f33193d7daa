import Foundation

/// Runs a test's work with the file permissions of another user if the test runs as root, for whom no folder is closed.
///
/// A widget cannot read its container before the phone is unlocked for the first time, and a test shows that by a
/// folder without permissions. In a container of a CI service tests often run as root, who may read it all the same.
///
/// The other user is `nobody`, on Linux only. The permissions belong to the thread, so that other tests keep theirs;
/// the work is therefore synchronous.
///
/// - Returns: What the work returns.
/// - Throws: What the work throws.
public func withoutRootPermissions<Value>(_ body: () throws -> Value) rethrows -> Value {
    #if os(Linux)
    // Glibc's module lacks the declaration.
    guard let symbol = dlsym(nil, "setfsuid") else { preconditionFailure("the C library has no setfsuid") }
    let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
    _ = setUser(65534)
    defer { _ = setUser(geteuid()) }
    #endif
    return try body()
}
