import TinyBaseFile
import Vitrine

enum BoardReading {
    static func board(_ file: TinyBaseFile, days: ClosedRange<LocalDay>) throws(TinyBaseError) -> HabitBoard {
        HabitBoard(habits: [], groups: [], checks: [], days: days)
    }
}

extension BeeBloomStore {
    func mapped<Value>(
        writing: Bool,
        _ body: () throws(TinyBaseError) -> Value
    ) throws(BeeBloomError) -> Value {
        do throws(TinyBaseError) { return try body() } catch { throw BeeBloomError(.storeUnreadable, error.message) }
    }
    func setCheck(_ habitID: String, on day: LocalDay, completed: Bool, at moment: Moment) throws(BeeBloomError)
        -> CheckOutcome
    { .unchanged }
}
