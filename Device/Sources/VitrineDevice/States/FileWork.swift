/// Does the device's work on many files, one piece after another, while the device itself answers.
actor FileWork {
    func perform<Result: Sendable>(
        _ body: @Sendable () throws(DeviceError) -> Result
    ) throws(DeviceError) -> Result {
        try body()
    }
}
