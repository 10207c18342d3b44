const units = ["KB", "MB", "GB", "TB"] as const;

const roundings = { nearest: Math.round, up: Math.ceil };

/** An amount in the unit that suits it. */
export type ByteAmount = { readonly amount: number; readonly unit: "bytes" | (typeof units)[number] };

/**
 * A size with at most three digits. 1 KB is 1024 bytes, as in VS Code and file managers. Round `up` a size that is compared
 * with a limit: a file one byte too large must not read as if it fitted.
 */
export const byteAmount = (bytes: number, rounding: keyof typeof roundings = "nearest"): ByteAmount => {
	if (bytes < 1024) return { amount: bytes, unit: "bytes" };
	const round = roundings[rounding];
	let value = bytes;
	let unit: ByteAmount["unit"] = "bytes";
	for (const next of units) {
		if (round(value) < 1024) break;
		value /= 1024;
		unit = next;
	}
	return { amount: value < 10 ? round(value * 10) / 10 : round(value), unit };
};
