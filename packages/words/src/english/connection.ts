/** The state of the connection to Parley. */
export const connection = {
	"connection.connecting": "Connecting to Parley…",
	"connection.reconnecting": "Reconnecting to Parley… What you write is kept.",
	"connection.lost": "No connection to Parley.",
	"connection.waiting": "{reason} {next} What you write is kept.",
	"connection.nextTry": "Next try in {seconds} s.",
	"connection.reconnect": "Reconnect",
	"connection.closedPage": "The connection was closed. Reload the page to open it again.",
	"connection.closedWindow": "The connection was closed. Reload the window to open it again.",
	"connection.expired": "This link has expired. Open the link that “parley serve” printed.",
	"connection.forbidden":
		"Parley does not answer pages from this address. Open the link that “parley serve” printed.",
	"connection.otherVersion":
		"This page and Parley have different versions. Reload the page; if that does not help, update the older one.",
	"connection.ended": "Parley has ended. Start it again with “parley serve” and open the link it prints.",
	"connection.stopped":
		"Parley was stopped. Start it with “parley serve”, and open the link that it prints if this page does not reconnect by itself. What you write is kept.",
	"connection.stoppedWindow": "Parley was stopped. What you write is kept.",
	"connection.maybeStopped":
		"Parley does not answer; it may have been stopped. Start it with “parley serve”, and open the link that it prints if this page does not reconnect by itself. What you write is kept.",
} as const;
