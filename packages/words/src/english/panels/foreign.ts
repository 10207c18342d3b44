/** Sessions that only agents know. */
export const foreign = {
	"foreign.of": "{agent} in {folder}",
	"foreign.asking": "Asking {agent}…",
	"foreign.asleep": "{agent} is not running.",
	"foreign.ask": "Start {agent} and ask",
	"foreign.none": "{agent} has no other sessions here.",
	"foreign.unsupported": "{agent} has no list of sessions that can be opened.",
	"foreign.notListed": "{agent} did not list its sessions: {reason}",
	"foreign.more": "Show more",
	"foreign.untitled": "Untitled session",
	"foreign.notOpened": "The session was not opened: {reason}",
} as const;
