import type { PromptContent } from "@parley/protocol/message/content";
import { emptySession, type SessionState } from "@parley/transcript/session-state";
import type { Turn } from "@parley/transcript/turn/turn";
import { expect, test } from "vitest";
import { isSentSince } from "./is-sent-since.ts";

const text = (words: string): PromptContent[] => [{ type: "text", text: words }];

const turn = (number: number, content: readonly PromptContent[]): Turn => ({
	number,
	firstItem: 0,
	missed: 0,
	through: number,
	items: [],
	prompt: { messageId: `m${number}`, content, sentAt: number },
});

const stateWith = (...turns: readonly Turn[]): SessionState => ({ ...emptySession("s"), turns });

const file = (name: string): PromptContent => ({ type: "resourceLink", uri: `file:///${name}`, name });

test.for<[where: string, isSent: boolean, later: readonly PromptContent[]]>([
	["the same text", true, text("go")],
	["other text of the same length", false, text("no")],
	["longer text", false, text("gone")],
	["the same text with a file", false, [...text("go"), file("a.ts")]],
])("[ground] a later turn with %s counts as sent again: %s", ([_, isSent, later]) => {
	expect(isSentSince(stateWith(turn(1, text("go")), turn(2, later)), [], 1, text("go"))).toBe(isSent);
});

test("[ground] a prompt counts as sent again while it waits in the outbox or the queue, and not for its own turn", () => {
	const state = stateWith(turn(1, text("go")));
	const queue = [{ messageId: "q", content: text("go"), acceptedAt: 1, index: 1 }];
	expect(isSentSince(state, [], 1, text("go"))).toBe(false);
	expect(isSentSince(state, [{ content: text("go") }], 1, text("go"))).toBe(true);
	expect(isSentSince({ ...state, head: { ...state.head, queue } }, [], 1, text("go"))).toBe(true);
	expect(isSentSince(undefined, [], 1, text("go"))).toBe(false);
});

test("[ground] a prompt is written out for comparison at most once, however often the state changes", () => {
	let written = 0;
	const counted = (words: string): PromptContent[] => {
		const part = { type: "text" as const, text: words };
		const toJSON = (): object => {
			written += 1;
			return { type: part.type, text: part.text };
		};
		return [Object.assign(part, { toJSON })];
	};
	const again = counted("go 0000");
	const similar = Array.from({ length: 100 }, (_, at) => turn(at + 2, counted(`go ${at + 1000}`)));
	const longer = Array.from({ length: 1900 }, (_, at) => turn(at + 102, counted(`go on with ${at}`)));
	for (let change = 0; change < 50; change += 1)
		expect(isSentSince(stateWith(turn(1, again), ...similar, ...longer), [], 1, again)).toBe(false);
	expect(written).toBe(similar.length + 1);
});
