/// The order of the Today screen and of the widget.
///
/// Groups are sorted by their order, habits of a group by theirs, and habits without a group are last. Equal orders are
/// sorted by the bytes of the row id, so that every process shows the same; groups of equal order are not mixed.
enum TodayOrder {
    static func precedes(_ left: Habit, _ right: Habit) -> Bool {
        switch (left.group, right.group) {
        case (let leftGroup?, let rightGroup?) where leftGroup.id != rightGroup.id:
            return precedes(leftGroup, rightGroup)
        case (.some, nil): return true
        case (nil, .some): return false
        default: break
        }
        return left.order == right.order ? isBefore(left.id, right.id) : left.order < right.order
    }

    static func precedes(_ left: HabitGroup, _ right: HabitGroup) -> Bool {
        left.order == right.order ? isBefore(left.id, right.id) : left.order < right.order
    }

    private static func isBefore(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
