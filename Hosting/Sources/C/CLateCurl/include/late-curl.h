// The functions of libcurl that Foundation's URLSession calls, for programs into which Foundation is linked.
//
// Each loads libcurl at its first call. Linked in the ordinary way, libcurl and the 25 libraries that it needs are loaded
// at every start, although few widgets ask the network: 6 MB of memory and a quarter of the start.
#pragma once
