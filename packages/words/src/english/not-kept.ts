/** English placeholders for data that was not kept. */
export const notKept = {
	"notKept.middle": {
		one: "[… {count} character was not kept: the room for long outputs is full …]",
		other: "[… {count} characters were not kept: the room for long outputs is full …]",
	},
	"notKept.bytes": "The room for long outputs is full; this was not kept.",
	"notKept.tooDeep": "[A value was not kept: it is nested too deeply.]",
} as const;
