import VitrineImages

// The snippet.
