public import VitrineUI

extension LinearGradient {
    /// The sky of the comic's night scenes: dark blue at the top, light blue at the bottom.
    public static var starrySky: LinearGradient {
        LinearGradient(colors: starrySkyColors, startPoint: .top, endPoint: .bottom)
    }

    /// The sky's colours, for a gradient in another direction.
    public static var starrySkyColors: [Color] {
        [Color(red: 0, green: 0, blue: 0.5), Color(red: 0, green: 0.4, blue: 1)]
    }
}
