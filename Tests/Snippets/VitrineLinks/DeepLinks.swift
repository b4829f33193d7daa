import VitrineLinks

// The snippet.
