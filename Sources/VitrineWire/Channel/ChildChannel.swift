@preconcurrency import VitrinePlatform

/// The child's end of the wire: blocking reads and writes on two file descriptors.
///
/// Use a channel from one thread. Only one request is in progress at a time, so more threads would bring no benefit.
public final class ChildChannel {
    private let input: CInt
    private let output: CInt
    private var reader: WireReader
    private let writer: WireWriter

    /// Creates a channel on open descriptors, which the caller continues to own.
    public init(input: CInt, output: CInt, limit: Int = WireReader.standardLimit) {
        self.input = input
        self.output = output
        reader = WireReader(limit: limit)
        writer = WireWriter(limit: limit)
    }

    /// Takes over standard input and output for frames.
    ///
    /// The frames use duplicated descriptors. From then on, output that user code prints goes to standard error, line
    /// by line, and standard input reads as empty. So a `print` never corrupts a frame. If the device has gone away,
    /// the next write reports an error instead of ending the process with a signal.
    ///
    /// - Throws: `WireError` with code `system` if no descriptors are available.
    public static func takingOverStandardStreams(
        limit: Int = WireReader.standardLimit
    ) throws(WireError) -> ChildChannel {
        let input = try duplicate(STDIN_FILENO)
        let output = try settingStandardOutputAside()
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0 else { throw .system("dup2", errno) }
        close(nothing)
        signal(SIGPIPE, SIG_IGN)
        // A write beyond the limit on file sizes is an error too.
        signal(SIGXFSZ, SIG_IGN)
        return ChildChannel(input: input, output: output, limit: limit)
    }

    /// Redirects everything that is printed from now on to standard error, line by line.
    /// - Returns: A descriptor of the real standard output.
    /// - Throws: `WireError` with code `system` if no descriptors are available.
    public static func settingStandardOutputAside() throws(WireError) -> CInt {
        let output = try duplicate(STDOUT_FILENO)
        guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { throw .system("dup2", errno) }
        setvbuf(stdout, nil, _IOLBF, 0)
        return output
    }

    /// Writes all bytes to a descriptor.
    /// - Throws: `WireError`: `closed` if no process reads any more, or `system` for a failed write.
    public static func write(_ bytes: [UInt8], to descriptor: CInt) throws(WireError) {
        try ChildChannel(input: -1, output: descriptor).write(bytes)
    }

    /// Waits for the next request.
    ///
    /// A request that has a number but is not valid, such as one with a date that is not supported, is answered with a
    /// failure, and the next one is awaited.
    /// - Returns: The request, or nil if the device closed its end between two frames.
    /// - Throws: `WireError`: `tooLarge`, `truncated`, `notAMessage`, or `system` for a failed read.
    public func receive() throws(WireError) -> WireRequest? {
        while true {
            if let body = try reader.nextFrame() {
                if let request = try request(in: body) { return request }
                continue
            }
            guard try readMore() else {
                try reader.finish()
                return nil
            }
        }
    }

    /// Decodes a request; refuses an invalid one, and returns nil, if its number can be read.
    private func request(in body: [UInt8]) throws(WireError) -> WireRequest? {
        do {
            return try WireMessage.decode(WireRequest.self, from: body)
        } catch {
            // Without a number there is nothing to answer.
            guard let number = try? WireMessage.decode(RequestNumber.self, from: body) else { throw error }
            let failure = WireFailure(code: "badRequest", message: error.message)
            try send(WireResponse(id: number.id, body: .failed(failure)))
            return nil
        }
    }

    /// The part of a request that an answer needs.
    private struct RequestNumber: Decodable {
        var id: Int
    }

    /// Sends a complete response.
    ///
    /// A response that exceeds the limit is replaced by a failure that reports this.
    /// - Throws: `WireError`: `closed` if the device no longer reads, or `system` for a failed write.
    public func send(_ response: WireResponse) throws(WireError) {
        do {
            try write(writer.frame(WireMessage.encode(response)))
        } catch  where error.code == .tooLarge {
            let failure = WireFailure(code: error.code.description, message: error.message)
            let replacement = WireResponse(id: response.id, body: .failed(failure), reloads: response.reloads)
            try write(writer.frame(WireMessage.encode(replacement)))
        }
    }

    private static func duplicate(_ descriptor: CInt) throws(WireError) -> CInt {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw .system("fcntl", errno) }
        return copy
    }

    /// Reads the available bytes; returns false at the end of the stream.
    private func readMore() throws(WireError) -> Bool {
        var failure: CInt = 0
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
            var result = read(input, buffer.baseAddress, buffer.count)
            while result < 0, shouldRetry(errno, on: input, until: POLLIN) {
                result = read(input, buffer.baseAddress, buffer.count)
            }
            failure = result < 0 ? errno : 0
            count = max(result, 0)
        }
        guard failure == 0 else { throw .system("read", failure) }
        reader.append(piece)
        return !piece.isEmpty
    }

    private func write(_ frame: [UInt8]) throws(WireError) {
        var sent = 0
        while sent < frame.count {
            let result = frame.withUnsafeBytes { bytes in
                writeSome(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
            }
            if result >= 0 {
                sent += result
            } else if !shouldRetry(errno, on: output, until: POLLOUT) {
                throw errno == EPIPE
                    ? WireError(code: .closed, message: "the device no longer reads; it may have ended")
                    : .system("write", errno)
            }
        }
    }

    private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.write(output, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(output, bytes.baseAddress, bytes.count)
        #else
        Glibc.write(output, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Whether to repeat a failed call: at once after a signal, or when a non-blocking descriptor is ready.
    private func shouldRetry(_ error: CInt, on descriptor: CInt, until event: some BinaryInteger) -> Bool {
        switch error {
        case EINTR:
            return true
        case EAGAIN:
            var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            return poll(&wanted, 1, -1) >= 0 || errno == EINTR
        default:
            return false
        }
    }
}

extension WireError {
    /// The error of a failed system call.
    fileprivate static func system(_ call: String, _ error: CInt) -> WireError {
        WireError(code: .system, message: "\(call) failed on the wire: \(String(cString: strerror(error)))")
    }
}
