import type { MethodName } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { expect, test } from "vitest";
import { exportAllName, exportName } from "./export-name.ts";
import { exportSession, type Requester } from "./export-session.ts";
import { importFile } from "./import-file.ts";
import { runMaintenance } from "./run-maintenance.ts";

/** Gives the prepared answers in order, and records the requests. */
const answering = (...answers: unknown[]): Requester & { readonly asked: [MethodName, unknown][] } => {
	const asked: [MethodName, unknown][] = [];
	return {
		asked,
		request: async (method, params) => {
			asked.push([method, params]);
			const answer = answers.shift();
			if (answer instanceof Error) throw answer;
			return Object(answer);
		},
	};
};

const cursor = { format: "markdown", through: 9, turn: 1, offset: 0 };
const piece = (text: string, more: boolean) => ({
	text,
	hidden: 1,
	done: 1,
	total: 2,
	...(more ? { cursor } : {}),
});

const sinkOf = (written: string[]) => ({
	write: (text: string) => void written.push(text),
	restart: () => void written.splice(0),
});

test("[E20.whole] an export is assembled from its pieces, and starts over if the log was folded meanwhile", async () => {
	const moved = new RequestFailure("conflict", "moved");
	const hub = answering(piece("a", true), moved, piece("a", true), piece("b", false));
	const written: string[] = [];
	const options = { sessionId: "s", format: "markdown" } as const;
	expect(await exportSession(hub, options, sinkOf(written))).toEqual({ hidden: 2 });
	expect(written).toEqual(["a", "b"]);
	expect(hub.asked.map(([, params]) => "cursor" in Object(params))).toEqual([false, true, false, true]);
	const busy = answering(moved, moved, moved, moved);
	await expect(exportSession(busy, options, sinkOf([]))).rejects.toBe(moved);
	const isCancelled = () => true;
	await expect(exportSession(answering(), { ...options, isCancelled }, sinkOf([]))).rejects.toMatchObject({
		code: "cancelled",
	});
});

test("[E20.import] a file is uploaded piece by piece; a failed import is abandoned on both sides", async () => {
	const bytes = new Uint8Array(600_000).fill(120);
	const source = {
		size: bytes.length,
		read: async (at: number, length: number) => bytes.subarray(at, at + length),
	};
	const sessions = [{ sessionId: "s" }];
	const hub = answering({ received: 1 }, { received: 2 }, { received: 3, sessions });
	const progress: number[] = [];
	const onProgress = (done: number) => void progress.push(done);
	expect(await importFile(hub, source, { importId: "i", onProgress })).toEqual(sessions);
	expect(hub.asked.map(([, params]) => Object(params).last)).toEqual([false, false, true]);
	expect(progress.at(-1)).toBe(600_000);
	const refusing = answering(new RequestFailure("bad_request", "Line 1: no"), {});
	await expect(importFile(refusing, source, { importId: "j" })).rejects.toThrow("Line 1: no");
	expect(refusing.asked.map(([method]) => method)).toEqual(["session.import", "session.cancelImport"]);
});

test("[C10.names] file names derive from the title and are valid everywhere", () => {
	expect(exportName("Fix: the <flaky> test/../..", "3f2a-99bb-1", "markdown")).toBe(
		"chat-Fix-the-flaky-test-3f2a99bb.md",
	);
	expect(exportName("日本語 🙂", "abc", "jsonl")).toBe("chat-日本語-abc.jsonl");
	expect(exportName("", "../..", "jsonl")).toBe("chat.jsonl");
	expect(exportName("x".repeat(500), "abc", "jsonl").length).toBeLessThan(80);
	expect(exportAllName(new Date(0), "jsonl")).toBe("parley-chats-1970-01-01.jsonl");
});

test("[A15.maintenance] maintenance repeats a step until it is done, and adds up the reports", async () => {
	const report = { problems: ["p"], purged: 1, indexed: 0, documents: 0, blobsRemoved: 0, freedBytes: 10 };
	const hub = answering({ more: true, left: 5, report }, { more: false, report });
	const seen: unknown[] = [];
	const total = await runMaintenance(hub, { steps: ["compact"], onStep: (...step) => void seen.push(step) });
	expect(total).toMatchObject({ problems: ["p", "p"], purged: 2, freedBytes: 20 });
	expect(seen).toEqual([
		["compact", undefined],
		["compact", 5],
	]);
});
