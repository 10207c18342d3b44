import { createReadStream, watchFile } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { say } from "@parley/words/spoken";
import type { Output, RawOutput } from "./output.ts";
import { readableLine } from "./readable-line.ts";

const followEvery = 500;

/** Prints the end of the hub's log, readable on a terminal and as JSON in a pipe, and optionally follows it. */
export const printLogs = async (
	path: string,
	lines: number,
	follow: boolean,
	raw: Output & Pick<RawOutput, "isTerminal">,
): Promise<number> => {
	const output: Output = raw.isTerminal ? { ...raw, result: (line) => raw.result(readableLine(line)) } : raw;
	const text = await readFile(path, "utf8").catch(() => undefined);
	if (text === undefined && !follow) {
		output.say(say("cli.noLog", { file: path }));
		return 1;
	}
	const all = (text ?? "").split("\n").filter((line) => line !== "");
	for (const line of lines === 0 ? [] : all.slice(-lines)) output.result(line);
	if (!follow) return 0;
	return followFile(path, Buffer.byteLength(text ?? ""), output);
};

/** Never resolves by itself: the user ends it. A file that shrank has been rotated and is read from its start. */
const followFile = (path: string, seen: number, output: Output): Promise<number> =>
	new Promise((_, reject) => {
		let position = seen;
		let rest = "";
		const readOn = async (): Promise<void> => {
			const { size } = await stat(path).catch(() => ({ size: 0 }));
			if (size < position) position = 0;
			if (size === position) return;
			const end = size - 1;
			for await (const chunk of createReadStream(path, { start: position, end, encoding: "utf8" }))
				rest += chunk;
			position = size;
			const complete = rest.split("\n");
			rest = complete.pop() ?? "";
			for (const line of complete) output.result(line);
		};
		watchFile(path, { interval: followEvery }, () => void readOn().catch(reject));
	});
