/** Folders, and trust in them. */
export const folders = {
	"folders.trustQuestion": "Do you trust this folder?",
	"folders.trust": "Trust",
	"folders.keepUntrusted": "Keep untrusted",
	"folders.untrusted": "Untrusted folder",
	"folders.untrustedWaits":
		"{agent} does not start in {folder}, because you keep it untrusted. Your message waits.",
	"folders.reconsider": "Trust…",
	"folders.trustMeans":
		"{agent} would run there with your permissions, along with hooks and settings it finds in the folder. Trust it only if you trust its authors.",
	"folders.heldByEditor":
		"VS Code has it open in Restricted Mode, so trust is decided there. Your message waits.",
	"folders.manageTrust": "Manage Workspace Trust",
	"folders.trustNotOpened": "VS Code did not open Workspace Trust: {reason}",
	"folders.trustUnknown": "Whether the folder is trusted could not be read: {reason}",
	"folders.notSent": "Not sent: {reason}",
} as const;
