/** English placeholders for data that was not kept. */
export const notKept = {
	"notKept.middle": {
		one: "[… {count} character was not kept: storage for long outputs is full …]",
		other: "[… {count} characters were not kept: storage for long outputs is full …]",
	},
	"notKept.bytes": "This was not kept: storage for long outputs is full.",
	"notKept.tooDeep": "[A value was not kept: it is nested too deeply.]",
} as const;
