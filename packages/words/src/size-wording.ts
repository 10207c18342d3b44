import { type ByteAmount, byteAmount } from "@parley/base/bytes/byte-amount";
import type { PlainWording, WordingCode } from "./wording.ts";

const codes = {
	KB: "size.kilobytes",
	MB: "size.megabytes",
	GB: "size.gigabytes",
	TB: "size.terabytes",
} as const satisfies Readonly<Record<Exclude<ByteAmount["unit"], "bytes">, WordingCode>>;

/** A size as a value of another sentence. Rounds like `byteAmount`. */
export const sizeWording = (...size: Parameters<typeof byteAmount>): PlainWording => {
	const { amount, unit } = byteAmount(...size);
	return unit === "bytes"
		? { code: "size.bytes" satisfies WordingCode, values: { count: amount } }
		: { code: codes[unit], values: { amount } };
};
