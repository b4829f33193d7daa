/// Begins a picture on this thread; here it becomes the last image that is drawn in it, in its own size.
///
/// - Parameters:
///   - size: The size in points; ignored.
///   - opaque: Ignored.
///   - scale: Ignored.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    DrawnPicture.begun.append(DrawnPicture())
}

/// Begins a picture on this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image of the picture that was begun last on this thread; nil if none was begun, or nothing was drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawnPicture.begun.last?.image }

/// Ends the picture that was begun last on this thread.
public func UIGraphicsEndImageContext() { _ = DrawnPicture.begun.popLast() }

extension DrawnPicture {
    private static let key = "vitrine.pictures"

    /// The pictures that this thread has begun, the innermost last.
    static var begun: [DrawnPicture] {
        get { Thread.current.threadDictionary[key] as? [DrawnPicture] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The picture that is being drawn on this thread or in this task.
    static var innermost: DrawnPicture? { begun.last ?? current }
}
