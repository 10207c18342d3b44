/** Sizes of files and messages. */
export const size = {
	"size.bytes": { one: "{count} byte", other: "{count} bytes" },
	"size.kilobytes": "{amount} KB",
	"size.megabytes": "{amount} MB",
	"size.gigabytes": "{amount} GB",
	"size.terabytes": "{amount} TB",
} as const;
