import { byteAmount } from "@parley/base/bytes/byte-size";
import { say } from "@parley/words/spoken";

/** A size in bytes, for people. */
export const sizeText = (bytes: number): string => {
	const { amount, unit } = byteAmount(bytes);
	return unit === "bytes" ? say("size.bytes", { count: amount }) : say("size.inUnit", { amount, unit });
};
