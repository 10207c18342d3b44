import { archiveFormat } from "@parley/protocol/session/transfer/archive-format";

/** What the first line of every archive starts with. */
const start = Buffer.from(`{"line":"session","format":"${archiveFormat}"`);

/** Whether a truncated first line may be that of an archive. */
export const beginsArchive = (line: Buffer): boolean => {
	const length = Math.min(line.length, start.length);
	return line.subarray(0, length).equals(start.subarray(0, length));
};
