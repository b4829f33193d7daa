/// How large the rows of a sidebar are; a widget has none.
public enum SidebarRowSize: Hashable, Sendable {
    case small, medium, large
}
