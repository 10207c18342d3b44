import { mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KeptOutput, type OutputSink } from "./kept-output.ts";
import { Budget, defaultLimits, type Limits } from "./limits.ts";

let root = "";
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "parley-kept-"));
});
afterAll(() => rm(root, { recursive: true }));

let folders = 0;
const make = (limits: Partial<Limits>, budget = new Budget()) => {
	const folder = join(root, String(folders++));
	const path = join(folder, "output");
	const output = new KeptOutput({ path, limits: { ...defaultLimits, ...limits }, budget });
	return { folder, path: `${path}.0`, budget, output };
};

/** A hub's end: collects, and can be waited for. */
class Collector implements OutputSink {
	bytes: Buffer = Buffer.alloc(0);
	readonly from: number;
	#wake = Promise.withResolvers<void>();

	constructor(from: number) {
		this.from = from;
	}

	get end(): number {
		return this.from + this.bytes.length;
	}

	readonly send = (from: number, bytes: Buffer): undefined => {
		expect(from).toBe(this.end);
		this.bytes = Buffer.concat([this.bytes, bytes]);
		this.#wake.resolve();
		this.#wake = Promise.withResolvers();
	};

	/** How far the output could be read. */
	readonly cut = Promise.withResolvers<number>();
	readonly fail = (): void => this.cut.resolve(this.end);

	async until(position: number): Promise<void> {
		while (this.end < position) await this.#wake.promise;
	}
}

/** The byte at a position tells the position. */
const bytesOf = (from: number, length: number): Buffer =>
	Buffer.from(Array.from({ length }, (_, index) => ((from + index) * 131) % 251));

type Step =
	| { readonly type: "push"; readonly size: number }
	| { readonly type: "attach" }
	| { readonly type: "credit"; readonly more: number }
	| { readonly type: "acknowledge"; readonly part: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
	fc.record({ type: fc.constant("push" as const), size: fc.integer({ min: 1, max: 400 }) }),
	fc.record({ type: fc.constant("attach" as const) }),
	fc.record({ type: fc.constant("credit" as const), more: fc.nat(500) }),
	fc.record({ type: fc.constant("acknowledge" as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

test("[D7.keeper] positions are exact however output is cut, kept, read again and acknowledged", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
			const { output, budget } = make({ memory: 500, agent: 30_000 });
			let sink = new Collector(0);
			output.read(0, 0, sink);
			let credit = 0;
			for (const step of steps) {
				if (step.type === "push") await output.push(bytesOf(output.end, step.size));
				else if (step.type === "attach") {
					sink = new Collector(output.acknowledged);
					credit = output.acknowledged + 100;
					output.read(sink.from, credit, sink);
				} else if (step.type === "credit") {
					credit += step.more;
					output.credit(credit);
				} else {
					await sink.until(Math.min(credit, output.end));
					const { acknowledged } = output;
					output.acknowledge(acknowledged + Math.floor((sink.end - acknowledged) * step.part));
				}
			}
			output.credit(output.end);
			await sink.until(output.end);
			expect(sink.bytes.equals(bytesOf(sink.from, output.end - sink.from))).toBe(true);
			expect(budget.used).toBe(output.end - output.acknowledged);
			output.remove();
			expect(budget.used).toBe(0);
		}),
	);
});

test("[E11.keeper] what does not fit into memory is in a private file, which is removed when that is acknowledged", async () => {
	const { output, folder, path } = make({ memory: 1000, agent: 10_010 });
	for (let i = 0; i < 9; i++) await output.push(bytesOf(output.end, 1001));
	expect(await stat(path)).toMatchObject({ size: 9009 });
	expect((await stat(path)).mode & 0o777).toBe(0o600);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	output.acknowledge(6005);
	// Its beginning is used again.
	for (let i = 0; i < 3; i++) await output.push(bytesOf(output.end, 1001));
	expect(await stat(path)).toMatchObject({ size: 10_010 });
	const sink = new Collector(6005);
	output.read(6005, 20_000, sink);
	await sink.until(12_012);
	expect(sink.bytes.equals(bytesOf(6005, 6007))).toBe(true);
	output.acknowledge(12_012);
	await expect.poll(() => readdir(folder)).toEqual([]);
	for (let i = 0; i < 2; i++) await output.push(bytesOf(output.end, 1001));
	expect(await readdir(folder)).toEqual(["output.12012"]);
	output.remove();
	await expect.poll(() => readdir(folder)).toEqual([]);
});

test("[E11.keeper] an agent at its limit waits until something is acknowledged, and the others do not", async () => {
	const budget = new Budget();
	const { output } = make({ memory: 100, agent: 1000 }, budget);
	const other = make({ memory: 100, agent: 1000 }, budget).output;
	await output.push(bytesOf(0, 999));
	let isReady = false;
	const waiting = output.push(bytesOf(999, 1)).then(() => {
		isReady = true;
	});
	await other.push(bytesOf(0, 500));
	await other.push(bytesOf(500, 400));
	expect(isReady).toBe(false);
	output.acknowledge(1);
	await waiting;
	for (const each of [output, other]) each.remove();
});

test("[E11.keeper] at the limit of all agents each still has its memory, and goes on when another's is acknowledged", async () => {
	const budget = new Budget();
	const limits = { memory: 100, agent: 1000, all: 1500 };
	const [first, second, third] = [make(limits, budget), make(limits, budget), make(limits, budget)];
	await first.output.push(bytesOf(0, 900));
	let isReady = false;
	const full = second.output.push(bytesOf(0, 600)).then(() => {
		isReady = true;
	});
	await third.output.push(bytesOf(0, 100));
	expect(isReady).toBe(false);
	first.output.acknowledge(900);
	await full;
	for (const { output } of [first, second, third]) output.remove();
});

test("[E11.keeper] an agent whose output cannot be written to disk waits, and goes on when it can", async () => {
	const { output, folder } = make({ memory: 100 });
	await writeFile(folder, "no folder");
	const waiting = output.push(bytesOf(0, 150));
	const sink = new Collector(0);
	output.read(0, 1000, sink);
	// The hub gets it from memory meanwhile.
	await sink.until(150);
	await rm(folder);
	await waiting;
	expect(await readdir(folder)).toEqual(["output.0"]);
	output.acknowledge(60);
	const again = new Collector(60);
	output.read(60, 1000, again);
	await again.until(150);
	expect(again.bytes.equals(bytesOf(60, 90))).toBe(true);
	output.remove();
});

test("[E11.keeper] what an agent said last is kept beyond every limit", async () => {
	const { output, folder } = make({ memory: 100, agent: 100 });
	await writeFile(folder, "no folder");
	const waiting = output.push(bytesOf(0, 150));
	output.close();
	await waiting;
	await output.push(bytesOf(150, 50));
	const sink = new Collector(0);
	output.read(0, 1000, sink);
	await sink.until(200);
	expect(sink.bytes.equals(bytesOf(0, 200))).toBe(true);
	output.remove();
});

test("[E11.unreadable] output that cannot be read back ends where it is missing, and what follows is not kept", async () => {
	const { output, budget, path } = make({ memory: 1000 });
	for (let i = 0; i < 4; i++) await output.push(bytesOf(output.end, 70_000));
	await truncate(path, 200_000);
	const sink = new Collector(0);
	output.read(0, 1_000_000, sink);
	const end = 3 * 65_536;
	expect(await sink.cut.promise).toBe(end);
	await output.push(bytesOf(280_000, 1001));
	expect([output.cut, output.end, budget.used]).toEqual(["Error: file-cut", end, end]);
	// What came before it can be read by the next hub.
	const next = new Collector(1000);
	output.read(1000, 1_000_000, next);
	await next.until(end);
	expect(next.bytes.equals(bytesOf(1000, end - 1000))).toBe(true);
	output.acknowledge(end);
	output.remove();
	expect(budget.used).toBe(0);
});

test("[E11.unreadable] an agent that waits for room waits no more when its output is cut", async () => {
	const { output, path, folder } = make({ memory: 100, agent: 300 });
	await output.push(bytesOf(0, 200));
	const waiting = output.push(bytesOf(200, 200));
	await truncate(path, 0);
	output.read(0, 1000, new Collector(0));
	await waiting;
	expect(output.end).toBe(0);
	output.remove();
	await expect.poll(() => readdir(folder)).toEqual([]);
});
