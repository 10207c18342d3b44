/** What an edit changes, in the UI and in exports. */
export const diff = {
	"diff.changes": "Changes to {path}",
	"diff.openInEditor": "Open the changes to {path} in the editor",
	"diff.notOpened": "The changes were not opened: {reason}",
	"diff.beginning": "only its beginning",
	"diff.newFile": "new file",
	"diff.added": { one: "{count} line added", other: "{count} lines added" },
	"diff.removed": { one: "{count} line removed", other: "{count} lines removed" },
	"diff.unchanged": { one: "{count} unchanged line", other: "{count} unchanged lines" },
	"diff.folded": { one: "… {count} unchanged line", other: "… {count} unchanged lines" },
	"diff.lineAdded": "added:",
	"diff.lineRemoved": "removed:",
	"diff.lineUnchanged": "unchanged:",
	"diff.hidden": { one: "… {count} more character …", other: "… {count} more characters …" },
	"diff.tooDifferent":
		"Too much differs to compare line by line: everything from the first change to the last is shown as replaced.",
	"diff.lineEndings": "Line endings change from {from} to {to}.",
	"diff.newlineAdded": "Newline at end of file added.",
	"diff.newlineRemoved": "Newline at end of file removed.",
	"diff.sameBeginning": "Nothing changes in the beginning.",
	"diff.tooLarge": "Too large to be compared here",
} as const;
