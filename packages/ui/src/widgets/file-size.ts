const units = ["KB", "MB", "GB", "TB"] as const;

/** A size in bytes for people: three digits are enough to choose by. */
export const fileSize = (bytes: number): string => {
	if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
	let value = bytes;
	let unit: string = "bytes";
	for (const next of units) {
		if (Math.round(value) < 1024) break;
		value /= 1024;
		unit = next;
	}
	const text = value < 10 ? value.toFixed(1).replace(/\.0$/, "") : value.toFixed(0);
	return `${text} ${unit}`;
};
