import type { Turn } from "../agent/turn.ts";
import { splitArguments, wholeNumber } from "./arguments.ts";
import { numberedSlice } from "./numbered-text.ts";
import { type Trick, usageLine } from "./trick.ts";

const mostChars = 10 ** 9;
const defaultChunkSize = 16;
/** Notifications are written in groups of about this size: one system call for many chunks. */
const bytesPerWrite = 1 << 16;

export const stream: Trick = {
	name: "stream",
	summary: "Streams exactly that many characters of numbered text.",
	usage: "<chars> [charsPerSecond] [chunkSize]",
	async run(turn, args) {
		const [charsWord, rateWord = "0", chunkWord = String(defaultChunkSize)] = splitArguments(args);
		const chars = wholeNumber(charsWord, 0, mostChars);
		const rate = wholeNumber(rateWord, 0, mostChars);
		const chunkSize = wholeNumber(chunkWord, 1, mostChars);
		if (chars === undefined || rate === undefined || chunkSize === undefined) {
			await turn.speak(`Whole numbers, please. Type \`${usageLine(stream)}\`.`);
			return "end_turn";
		}
		await pour(turn, chars, rate, chunkSize);
		return "end_turn";
	},
};

/** Sends the chunks that are due, then waits for the pipe, for the clock, and for a chance to be cancelled. */
const pour = async (turn: Turn, chars: number, rate: number, chunkSize: number): Promise<void> => {
	const { outlet, pace } = turn.host;
	const [head, tail] = chunkFrame(turn);
	const perWrite =
		Math.max(1, Math.floor(bytesPerWrite / (head.length + chunkSize + tail.length))) * chunkSize;
	const start = pace.now();
	let sent = 0;
	while (sent < chars) {
		const chunksDue = 1 + Math.floor(((pace.now() - start) * rate) / 1000 / chunkSize);
		const end = Math.min(chars, sent + perWrite, rate === 0 ? chars : chunksDue * chunkSize);
		if (end > sent) {
			await outlet.write(frameChunks(numberedSlice(sent, end), chunkSize, head, tail));
			sent = end;
		}
		const wait = rate === 0 || sent >= chars ? 0 : start + (sent * 1000) / rate - pace.now();
		await turn.pause(Math.max(0, Math.ceil(wait)));
	}
};

const frameChunks = (text: string, chunkSize: number, head: string, tail: string): string => {
	let lines = "";
	for (let at = 0; at < text.length; at += chunkSize) lines += head + text.slice(at, at + chunkSize) + tail;
	return lines;
};

/** A chunk's notification around its text. The text is digits and spaces, so nothing in it needs escaping. */
const chunkFrame = (turn: Turn): readonly [head: string, tail: string] => {
	const kind = "agent_message_chunk";
	const update = { sessionUpdate: kind, messageId: turn.messageId(kind) };
	const params = { sessionId: turn.session.id, update };
	const [head] = JSON.stringify({ jsonrpc: "2.0", method: "session/update", params }).split("}}}");
	return [`${head},"content":{"type":"text","text":"`, '"}}}}\n'];
};
