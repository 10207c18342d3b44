import { createHash } from "node:crypto";
import { Redactor } from "@parley/logging/redact";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import { logs } from "@parley/transcript/testing/log-arbitrary";
import { isUnderWay } from "@parley/transcript/turn/tool";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { exportWhole, importsInto, importWhole } from "../testing/transfer.ts";
import { twoStores } from "../testing/two-stores.ts";
import type { BlobSource, BlobTarget } from "./blob-port.ts";
import { withoutOrigin } from "./without-origin.ts";

const allEvents = (store: Store, sessionId: string) => store.log.eventsAfter(sessionId, 0, 100_000);

/** Without the items at these positions. */
const turnsOf = (events: readonly WireEvent[], except: ReadonlySet<number> = new Set()) =>
	applyEvents(emptySession(events[0]?.sessionId ?? ""), events.map(readEvent)).state.turns.map(
		({ through, ...turn }) => ({ ...turn, items: turn.items.filter(({ at }) => !except.has(at)) }),
	);

/** The positions of running tools: an import closes them, whichever turn they belong to. */
const openIn = (events: readonly WireEvent[]): ReadonlySet<number> =>
	new Set(
		turnsOf(events).flatMap(({ items }) =>
			items.flatMap((item) => (item.type === "tool" && isUnderWay(item.call.status) ? [item.at] : [])),
		),
	);

/** Writes events unchecked. */
const write = async (store: Store, events: readonly WireEvent[]): Promise<void> => {
	const [{ sessionId } = { sessionId: "" }] = events;
	const log = new SampleLog(sessionId);
	log.events.splice(0, 1, ...events);
	await store.log.append(log.append(1, events.length));
};

test("[E20.jsonLines][E20.import] any log is restored event by event, and exports to the same bytes again", async () => {
	await using it = await twoStores();
	let run = 0;
	await fc.assert(
		fc.asyncProperty(logs, fc.integer({ min: 100, max: 5000 }), async (log, size) => {
			run += 1;
			const sessionId = `session ${run}`;
			const created = { type: "session.created", payload: { folder: "/p", agent: "eliza" } } as const;
			const wires = log.map((event) => ({ ...writeEvent(event), sessionId }));
			const [first, ...rest] = wires;
			if (first === undefined) return;
			await write(it.first, [{ ...first, ...created }, ...rest]);
			const exported = await exportWhole(it.first, sessionId, "jsonl");
			const { imports, adopted } = importsInto(it.second);
			const { sessions: [imported] = [] } = await importWhole(imports, exported.text, { size });
			expect(imported).toMatchObject({ sessionId, status: "imported", events: wires.length });
			const before = await allEvents(it.first, sessionId);
			const after = await allEvents(it.second, sessionId);
			const isAsItWas = imported?.closed === false && imported.unqueued === 0;
			if (isAsItWas) {
				expect(after).toEqual(before.map(withoutOrigin));
				expect((await exportWhole(it.second, sessionId, "jsonl")).text).toBe(exported.text);
			}
			// A turn closed by the import is folded afterwards, with the same meaning.
			const open = openIn(before);
			expect(turnsOf(after, open).slice(0, -1)).toEqual(turnsOf(before, open).slice(0, -1));
			expect(openIn(after)).toEqual(new Set());
			// Nothing of an imported log waits or runs.
			expect(adopted[0]?.summary).toMatchObject({ status: expect.stringMatching(/idle|lost/), queued: 0 });
		}),
		{ numRuns: 25 },
	);
});

test("[E20.whole] a session of many pieces is never held as a whole, and is restored unchanged", async () => {
	await using it = await twoStores();
	const log = new SampleLog("s");
	for (let turn = 1; turn <= 2000; turn += 1) log.turn(turn, 2);
	for (let at = 0; at < log.lastIndex; at += 1000)
		await it.first.log.append(log.append(at + 1, Math.min(log.lastIndex, at + 1000)));
	const { text, pieces } = await exportWhole(it.first, "s", "jsonl");
	expect(pieces).toBeGreaterThan(3);
	const { imports } = importsInto(it.second);
	await importWhole(imports, text);
	expect(await allEvents(it.second, "s")).toEqual(await allEvents(it.first, "s"));
	expect((await exportWhole(it.second, "s", "jsonl")).text).toBe(text);
	const markdown = await exportWhole(it.first, "s", "markdown");
	expect(markdown.text.match(/^## \d+ · Prompt/gm)).toHaveLength(2000);
});

test("[E20.import] several sessions in one file are restored together", async () => {
	await using it = await twoStores();
	let file = "";
	for (const name of ["a", "b", "c"]) {
		await it.first.log.append(new SampleLog(name).turn(1).append());
		file += (await exportWhole(it.first, name, "jsonl")).text;
	}
	const { imports } = importsInto(it.second);
	const { sessions = [] } = await importWhole(imports, file, { size: 50 });
	expect(sessions.map(({ sessionId, status }) => [sessionId, status])).toEqual([
		["a", "imported"],
		["b", "imported"],
		["c", "imported"],
	]);
	const twice = await importWhole(importsInto(it.first).imports, file + file, { size: 999 }).catch(String);
	// Without a hub nothing knows that the first three ids are taken but the store, which refuses them.
	expect(twice).toContain("UNIQUE");
	expect((await it.first.maintenance.inspect()).counts).toMatchObject({ sessions: 3 });
});

const nameOf = (data: Buffer) => createHash("sha256").update(data).digest("hex");

/** In-memory blobs with the hub's interface. */
class MemoryBlobs implements BlobSource, BlobTarget {
	readonly kept = new Map<string, Buffer>();
	readonly #uploads = new Map<string, Buffer>();

	add(data: Buffer): { blob: string; size: number } {
		this.kept.set(nameOf(data), data);
		return { blob: nameOf(data), size: data.length };
	}

	async read(blob: string, offset: number) {
		return this.kept.get(blob)?.subarray(offset, offset + 300_000);
	}

	async put(uploadId: string, _: number, data: Buffer, size: number) {
		const whole = Buffer.concat([this.#uploads.get(uploadId) ?? Buffer.alloc(0), data]);
		this.#uploads.set(uploadId, whole);
		return whole.length === size ? this.add(whole).blob : undefined;
	}
}

const referring = (sessionId: string, ...references: { blob: string; size: number }[]): SampleLog => {
	const content = references.map((reference, at) => ({
		type: "attachment" as const,
		attachmentId: `a${at}`,
		name: "file",
		mimeType: "image/png",
		...reference,
	}));
	return new SampleLog(sessionId)
		.add({ type: "prompt.accepted", payload: { messageId: "m", content } })
		.add({ type: "prompt.sent", payload: { messageId: "m", content } }, 1)
		.add({ type: "turn.ended", payload: { outcome: "completed" } }, 1);
};

test("[E20.import] blobs travel with the events that refer to them, each once", async () => {
	await using it = await twoStores();
	const mine = new MemoryBlobs();
	const large = mine.add(Buffer.alloc(1_000_000, "0123456789"));
	const small = mine.add(Buffer.from([0, 255, 10, 13]));
	const empty = mine.add(Buffer.alloc(0));
	const missing = { blob: "f".repeat(64), size: 7 };
	await it.first.log.append(referring("s", large, small, empty, missing, small).append());
	const { text } = await exportWhole(it.first, "s", "jsonl", { blobs: mine });
	const theirs = new MemoryBlobs();
	const { imports } = importsInto(it.second);
	await importWhole(imports, text, { blobs: theirs });
	expect([...theirs.kept.keys()].sort()).toEqual([large.blob, small.blob, empty.blob].sort());
	expect(theirs.kept.get(large.blob)?.equals(mine.kept.get(large.blob) ?? Buffer.alloc(0))).toBe(true);
	expect((await exportWhole(it.second, "s", "jsonl", { blobs: theirs })).text).toBe(text);
	expect(text.split("\n").filter((line) => line.includes('"withheld":true'))).toHaveLength(1);
	const damaged = text.replace('"data":"AP8KDQ=="', '"data":"AP8KDg=="');
	await expect(
		importWhole(importsInto(it.second).imports, damaged, { blobs: new MemoryBlobs() }),
	).rejects.toThrow(/Line \d+: The data of this blob does not match its name/);
});

test("[E20.secrets] no secret leaves in an export, however it was streamed, and offsets still fit", async () => {
	await using it = await twoStores();
	const secret = "hub-token-0123456789abcdef";
	const redactor = new Redactor();
	redactor.register(secret);
	const blobs = new MemoryBlobs();
	const reference = blobs.add(Buffer.from(`${"x".repeat(400_000)}${secret}`));
	const log = referring("s", reference);
	log.add({ type: "session.renamed", payload: { title: `Why is ${secret} so long?`, by: "person" } });
	let offset = 0;
	for (const text of ["a".repeat(300_000), "b", ...secret, "c", "d".repeat(300_000)]) {
		log.add({ type: "text", payload: { messageId: "m", blockId: "b", kind: "answer", offset, text } }, 1);
		offset += text.length;
	}
	await it.first.log.append(log.append());
	const lines = await exportWhole(it.first, "s", "jsonl", { redactor, blobs });
	const markdown = await exportWhole(it.first, "s", "markdown", { redactor, blobs });
	for (const { text, hidden } of [lines, markdown]) {
		expect(hidden).toBeGreaterThan(0);
		expect(text).not.toContain(secret);
		expect(text).not.toContain(Buffer.from(secret).toString("base64").slice(0, 20));
	}
	const { imports } = importsInto(it.second);
	await importWhole(imports, lines.text);
	const texts = (await allEvents(it.second, "s")).flatMap(({ payload }) =>
		"offset" in payload ? String(payload["text"]) : [],
	);
	expect(texts.join("")).toBe(`${"a".repeat(300_000)}b[redacted]${"•".repeat(16)}c${"d".repeat(300_000)}`);
	// Masking is idempotent.
	expect((await exportWhole(it.second, "s", "jsonl", { redactor })).text === lines.text).toBe(true);
});
