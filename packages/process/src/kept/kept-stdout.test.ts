import { once } from "node:events";
import { expect, test } from "vitest";
import { KeptStdout } from "./kept-stdout.ts";

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("[E11.keeper] output that arrives at once is handed on chunk by chunk, so that other work is done in between", async () => {
	const stdout = new KeptStdout(10, () => undefined);
	const chunks: string[] = [];
	stdout.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
	await turn();
	for (const [at, text] of ["a", "b", "c"].entries())
		expect(stdout.receive(10 + at, Buffer.from(text))).toBe(true);
	stdout.endAt(13);
	const between: number[] = [];
	const end = once(stdout, "end");
	for (let turns = 0; turns < 3; turns += 1) {
		between.push(chunks.length);
		await turn();
	}
	await end;
	expect(chunks).toEqual(["a", "b", "c"]);
	expect(between).toEqual([1, 2, 3]);
});

test("[E11.keeper] what waits to be handed on earns no credit", async () => {
	const credits: number[] = [];
	const stdout = new KeptStdout(0, (upTo) => credits.push(upTo));
	const [first, quarter] = [stdout.upTo, stdout.upTo / 4];
	for (let at = 0; at < first; at += quarter) stdout.receive(at, Buffer.alloc(quarter));
	await turn();
	expect(credits).toEqual([]);
	let consumed = 0;
	const ahead: number[] = [];
	stdout.on("data", ({ length }: Buffer) => {
		consumed += length;
		ahead.push((credits.at(-1) ?? first) - consumed);
	});
	while (consumed < first) await turn();
	expect(Math.max(...ahead)).toBeLessThanOrEqual(first);
	expect(credits.at(-1)).toBeGreaterThan(first);
});

test("[E11.keeper] nothing is handed on after the end of interest", async () => {
	const stdout = new KeptStdout(0, () => undefined);
	const seen: Buffer[] = [];
	stdout.on("data", (chunk: Buffer) => seen.push(chunk));
	await turn();
	stdout.receive(0, Buffer.from("a"));
	stdout.receive(1, Buffer.from("b"));
	stdout.destroy();
	await once(stdout, "close");
	await turn();
	expect(seen).toHaveLength(1);
});
