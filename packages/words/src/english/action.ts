/** Labels of buttons used in many places. */
export const action = {
	"action.retry": "Retry",
	"action.cancel": "Cancel",
	"action.close": "Close",
	"action.dismiss": "Dismiss",
	"action.nothingChanged": "Cancelled. Nothing was changed.",
	"action.save": "Save",
	"action.showLess": "Show less",
	"action.showAll": "Show all",
	"action.showAllOf": "Show all ({size})",
	"action.showMoreLines": { one: "Show all ({count} more line)", other: "Show all ({count} more lines)" },
} as const;
