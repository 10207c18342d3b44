import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { LogEventStream } from "./event-stream.ts";
import { Logger } from "./logger.ts";
import { ConsoleSink } from "./sinks/console.ts";
import { FileSink } from "./sinks/file.ts";

/** Letters around the random part keep a secret from occurring in the log's own words. */
const secrets = fc
	.tuple(
		fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
		fc.string({ unit: "grapheme", maxLength: 10 }),
	)
	.map(([first, second]) => `q7${first}Zx${second}9k`.toWellFormed());

const encodings: readonly ((secret: string) => string)[] = [
	(secret) => secret,
	(secret) => JSON.stringify(secret),
	(secret) => JSON.stringify({ inner: JSON.stringify([secret]) }),
	(secret) => encodeURIComponent(secret),
	(secret) => Buffer.from(`user:${secret}`).toString("base64"),
	(secret) => Buffer.from(secret).toString("base64url"),
];

type Wrap = (inner: unknown, text: string) => unknown;

const wraps: readonly Wrap[] = [
	(inner) => ({ a: inner, b: 1 }),
	(inner) => [0, inner],
	(inner) => new Map([["k", inner]]),
	(inner) => new Set([inner]),
	(inner) => new Error("outer", { cause: inner }),
	(inner) => Object.assign(new Error("with field"), { detail: inner }),
	(inner) => new AggregateError([inner], "several"),
	(inner) => ({ toJSON: () => inner }),
	(inner) => ({
		get lazy() {
			return inner;
		},
	}),
	(_, text) => ({ [text]: "as a key" }),
	(_, text) => new Map([[text, 1]]),
	(_, text) => Symbol(text),
	(_, text) => Buffer.from(text),
	(_, text) => new Error(`failed with ${text}`),
	(_, text) => Object.assign(new Error("x"), { name: text, stack: `at ${text}` }),
	(_, text) => ({ env: [{ name: "N", value: text }], args: ["--token", text] }),
	(_, text) => `${"-".repeat(8190)}${text}`,
];

/** Every spelling of the secret that a reader of the sink could turn back into it. */
const spellings = (secret: string): string[] => {
	const json = JSON.stringify(secret).slice(1, -1);
	return [
		secret,
		json,
		JSON.stringify(json).slice(1, -1),
		encodeURIComponent(secret),
		Buffer.from(secret).toString("base64url"),
	];
};

const places: readonly ((logger: Logger, text: string, value: unknown) => void)[] = [
	(logger, text, value) => logger.info(`text ${text} text`, { value }),
	(logger, _, value) => logger.info("x", { value }),
	(logger, _, value) => logger.child("child", { value }).info("x"),
	(logger, text) => logger.child(text).info("x"),
	(logger, _, value) => logger.error("x", { error: value }),
];

const plantings = fc.record({
	secret: secrets,
	encode: fc.constantFrom(...encodings),
	path: fc.array(fc.constantFrom(...wraps), { maxLength: 10 }),
	place: fc.constantFrom(...places),
});

test("[E12.redacted] a planted secret appears in no sink, wherever and however it is nested", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-log-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	await fc.assert(
		fc.asyncProperty(plantings, async ({ secret, encode, path, place }) => {
			const file = join(folder, "run.log");
			await rm(file, { force: true });
			const lines: string[] = [];
			const stream = new LogEventStream();
			const sinks = [new ConsoleSink((line) => lines.push(line)), new FileSink({ path: file }), stream];
			const logger = Logger.create("root", { sinks });
			logger.redactor.register(secret);

			const text = encode(secret);
			place(
				logger,
				text,
				path.reduceRight<unknown>((inner, wrap) => wrap(inner, text), text),
			);
			await logger.dispose();

			const output = [lines.join(""), await readFile(file, "utf8"), JSON.stringify(stream.records())].join(
				"\n",
			);
			expect(stream.records()).toHaveLength(1);
			for (const spelling of spellings(secret)) expect(output).not.toContain(spelling);
		}),
		{ numRuns: 300 },
	);
});
