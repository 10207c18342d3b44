import { Buffer } from "node:buffer";
import { open } from "node:fs/promises";

const maxBytes = 8 * 1024;

/** The last lines appended to a file since it had the given size. A missing file has none. */
export const tailOf = async (path: string, since: number, maxLines = 20): Promise<string[]> => {
	const file = await open(path, "r").catch(() => undefined);
	if (file === undefined) return [];
	try {
		const { size } = await file.stat();
		const start = Math.max(since, size - maxBytes);
		const { buffer, bytesRead } = await file.read(
			Buffer.alloc(Math.max(0, size - start)),
			0,
			undefined,
			start,
		);
		const lines = buffer.toString("utf8", 0, bytesRead).split(/\r?\n/);
		return lines.filter((line) => line.trim() !== "").slice(-maxLines);
	} finally {
		await file.close();
	}
};
