/// The phones that want a push when a park's level changes.
package protocol PushRegistrations: Sendable {
    /// Registers a phone for a park; registering it again changes nothing.
    /// - Throws: ``ServiceError`` `storage`.
    func register(_ token: PushToken, for park: String) async throws(ServiceError)

    /// Ends a phone's registration for a park, and the phone's pushes with the last one; nothing happens where there is
    /// none.
    /// - Throws: ``ServiceError`` `storage`.
    func unregister(_ token: PushToken, for park: String) async throws(ServiceError)
}
