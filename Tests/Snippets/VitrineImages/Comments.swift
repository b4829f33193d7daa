import VitrineImages

let page = "/comics/1/001.png"
func store(_ jpeg: [UInt8]) throws {}
var cover: CoverImage?

// The snippet.
