import { expect, test } from "vitest";
import { sendReadiness } from "./send-readiness.ts";
import type { UploadState } from "./uploads/pending-file.ts";

const attached = (id: number) => ({
	attachmentId: `${id}`,
	name: `${id}.txt`,
	mimeType: "text/plain",
	blob: "b".repeat(64),
	size: 1,
});
const pending = (name: string, state: UploadState) => ({
	attachmentId: name,
	name,
	mimeType: "text/plain",
	size: 1,
	state,
});
const words = { text: "words", attachments: [] };
const failed: UploadState = { phase: "failed", problem: "no" };

test("[B3.validation] files alone can be sent; whitespace alone cannot", () => {
	expect(sendReadiness({ text: " \n", attachments: [] }, [])).toEqual({ kind: "empty" });
	expect(sendReadiness({ text: "", attachments: [attached(1)] }, [])).toEqual({ kind: "ready" });
	expect(sendReadiness(words, [])).toEqual({ kind: "ready" });
});

test("[B3.validation] pending uploads are waited for, even without a connection", () => {
	const files = [pending("a", { phase: "waiting" }), pending("b", { phase: "paused", received: 3 })];
	expect(sendReadiness(words, files)).toEqual({ kind: "waiting", files: 2 });
});

test.each([failed, { phase: "lost" } as const])(
	"[B3.validation] a file that is %o blocks the whole message",
	(state) => {
		const files = [pending("a", { phase: "waiting" }), pending("b.txt", state)];
		expect(sendReadiness(words, files)).toEqual({
			kind: "blocked",
			reason: "“b.txt” is not uploaded. Attach it again or remove it.",
		});
	},
);

test("[B3.validation] more files than a message may have are reported, and nothing is sent", () => {
	const attachments = Array.from({ length: 21 }, (_, id) => attached(id));
	expect(sendReadiness({ text: "", attachments }, [])).toMatchObject({
		kind: "blocked",
		reason: "A message can have 20 files at most; this one has 21.",
	});
});

test("[B3.validation] a text too long for a message is reported with what to do, and nothing is sent", () => {
	const text = "x".repeat(200_001);
	expect(sendReadiness({ text, attachments: [] }, [])).toEqual({
		kind: "blocked",
		reason:
			"A message can have 200,000 characters at most; this one has 200,001. Put the rest into a file and attach that.",
	});
	expect(sendReadiness({ text: text.slice(1), attachments: [] }, [])).toEqual({ kind: "ready" });
});
