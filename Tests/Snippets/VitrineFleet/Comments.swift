import VitrineFleet

// The snippet.
