/// What the device stores in its state folder, and the modes of the App Groups' folders.
extension Device {
    /// Removes the permissions of the App Groups' folders, as before the first unlock, or restores them.
    func protectGroups(_ isProtected: Bool) {
        for host in hosts.values { host.setObeysModes(isProtected) }
        do throws(DeviceError) {
            try DeviceFolders(configuration).protectGroups(isProtected)
        } catch {
            apply(.stateTrouble(error.message))
        }
    }

    /// Stores a value in the state folder; returns why that could not be done, which the trace says too.
    @discardableResult
    func save<Value>(_ value: Value, _ file: StateFile<Value>) -> DeviceError? {
        do throws(DeviceError) {
            try file.write(value)
            return nil
        } catch {
            apply(.stateTrouble(error.message))
            return error
        }
    }

    func keepTrace() {
        do throws(DeviceError) {
            try traceFile?.keep(model.trace)
        } catch {
            // One report is enough: a disk that is full stays so for a while.
            traceFile = nil
            apply(.stateTrouble(error.message))
        }
    }

    func keepClock() {
        guard let clockFile, keptClock != clock else { return }
        keptClock = clock
        save(StoredClock(date: now.date, speed: clock.datePace), clockFile)
    }

    func keepChanges() {
        guard let changesFile, keptChanges != model.changes else { return }
        keptChanges = model.changes
        save(keptChanges, changesFile)
    }

    func keepLedgers() {
        guard let ledgerFile, keptLedgers != model.ledgerRevision else { return }
        keptLedgers = model.ledgerRevision
        save(StoredLedgers(model.ledgers, at: model.moment), ledgerFile)
    }
}
