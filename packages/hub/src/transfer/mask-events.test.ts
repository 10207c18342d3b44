import { Redactor } from "@parley/logging/redact";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import { SampleLog } from "../testing/stored-events.ts";
import { maskEvents } from "./mask-events.ts";

const secret = "hub-token-0123456789";
const redactor = new Redactor();
redactor.register(secret);

const streaming = (...texts: string[]): SampleLog => {
	const log = new SampleLog("s");
	let offset = 0;
	for (const text of texts) {
		log.add({ type: "text", payload: { messageId: "m", blockId: "b", kind: "answer", offset, text } }, 1);
		offset += text.length;
	}
	return log;
};

const textsOf = (events: readonly { readonly payload: object }[]) =>
	events.map(({ payload }) => ("text" in payload ? String(payload.text) : ""));

test("[E20.secrets] a secret streamed in pieces is masked, and every piece keeps its length", () => {
	const log = streaming("It is ", ...[...secret].map(String), ".");
	const { value, hidden } = maskEvents(log.events, { before: "", after: "" }, redactor);
	expect(hidden).toBe(1);
	const texts = textsOf(value);
	expect(texts.join("")).toBe("It is [redacted]••••••••••.");
	expect(texts.map(({ length }) => length)).toEqual(textsOf(log.events).map(({ length }) => length));
});

test("[E20.secrets] even if it begins before these events or ends after them", () => {
	const tail = streaming(secret.slice(8), "!").events;
	expect(textsOf(maskEvents(tail, { before: `x${secret.slice(0, 8)}`, after: "" }, redactor).value)).toEqual([
		"",
		"d]••••••••••",
		"!",
	]);
	const head = streaming("!", secret.slice(0, 12)).events;
	expect(textsOf(maskEvents(head, { before: "", after: secret.slice(12) }, redactor).value).at(-1)).toBe(
		"[redacted]••",
	);
});

test("[E20.secrets] and in any other field of an event, while the rest is unchanged", () => {
	const log = new SampleLog("s").add(
		{
			type: "tool",
			payload: { toolCallId: "t", title: "cat token", rawOutput: { deep: [`a ${secret}`, 1, null] } },
		},
		1,
	);
	const { value, hidden } = maskEvents(log.events, { before: "", after: "" }, redactor);
	expect(hidden).toBe(1);
	expect(JSON.stringify(value)).not.toContain(secret);
	expect(value[1]?.payload).toMatchObject({
		title: "cat token",
		rawOutput: { deep: ["a [redacted]••••••••••", 1, null] },
	});
	expect(value[0]).toBe(log.events[0]);
});

test("[E20.secrets] a secret among the values of a sentence is masked there as in its English", () => {
	const error = wordedMessage(wording("agentStart.refused", { agent: "Eliza", reason: `bad key ${secret}` }));
	const log = new SampleLog("s").add({ type: "turn.ended", payload: { outcome: "failed", error } }, 1);
	const { value } = maskEvents(log.events, { before: "", after: "" }, redactor);
	expect(JSON.stringify(value)).not.toContain(secret);
	expect(value[1]?.payload).toMatchObject({
		error: { wording: { code: "agentStart.refused", values: { reason: "bad key [redacted]••••••••••" } } },
	});
});
