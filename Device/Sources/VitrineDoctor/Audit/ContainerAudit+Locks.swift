extension ContainerAudit {
    /// What is judged of the locks that processes hold.
    ///
    /// A process that is suspended while it holds a lock in a shared container is ended by the system with the code
    /// 0xDEAD10CC (observed).
    func lockFindings(_ file: FileFacts) -> [DoctorFinding] {
        let subject = if case .lock(let name) = file.place { name } else { file.name }
        return file.holders.map { holder in
            let process = holder.name.map { "process \(holder.process) (\(ShownName.escaped($0)))" }
            let name = process ?? "process \(holder.process)"
            guard holder.isStopped else {
                return finding(
                    .lockHeld,
                    .notice,
                    file,
                    "\(name) holds the lock of \(subject)",
                    remedy: "none needed if it ends soon; a write holds its lock for microseconds"
                )
            }
            return finding(
                .lockHeldByStopped,
                .problem,
                file,
                "\(name) is stopped and holds the lock of \(subject); a phone would end it (0xDEAD10CC)",
                remedy: "continue or end the process, and hold no lock over a suspension point"
            )
        }
    }
}
