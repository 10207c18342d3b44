/** Sizes of files. */
export const size = {
	"size.bytes": { one: "{count} byte", other: "{count} bytes" },
	"size.inUnit": "{amount} {unit}",
} as const;
