import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { unsaidIn } from "@parley/words/testing/unsaid";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { hubFiles } from "../hub-process/hub-files.ts";
import { runHubProcess } from "../hub-process/hub-process.ts";
import { version } from "../hub-process/version.ts";
import { connect, findEndpoint } from "./hub-endpoint.ts";
import { runCommand } from "./run-command.ts";

const uiFolder = join(dirname(fileURLToPath(import.meta.url)), "../testing/ui");

/** Names that are the same in every language: of an option, an agent, a prompt, files. */
const names = ["lines", "eliza", "Eliza", "hang", "hub.log", "config.json"];

const idOrLink = /\b[\da-f]{8}-[\da-f-]{27}\b|http:\/\/127\.0\.0\.1:\d+\/#token=\S+/g;

beforeEach(() => speak(pseudoLocale));
afterEach(() => speak(englishLocale));

const temporaryFolder = async (): Promise<string> => {
	const folder = await realpath(await mkdtemp(join(tmpdir(), "parley-words-")));
	onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
	return folder;
};

/** Runs a command in this process and returns its exit code, its output, and what of it is neither from the catalogue nor data. */
const run = async (
	args: readonly string[],
	data: readonly string[] = [],
	signal = new AbortController().signal,
) => {
	const lines: string[] = [];
	const take = (line: string): void => void lines.push(line);
	const output = { result: take, say: take, raw: async () => undefined, isTerminal: false };
	const code = await runCommand(args, output, signal);
	const known = ["parley", version, ...names, ...args, ...data].join("\n");
	return { code, lines, stray: unsaidIn(lines.join("\n").replaceAll(idOrLink, ""), known) };
};

const startHub = async (data: string) => {
	const logs = new LogEventStream();
	const logger = Logger.create("hub", { sinks: [logs] });
	const ending = new AbortController();
	const options = { files: hubFiles(data), uiFolder, version, logger, idleMilliseconds: 600_000 };
	const ended = runHubProcess(options, ending.signal);
	onTestFinished(async () => {
		ending.abort();
		await ended;
	});
	await logs.waitFor(({ message }) => message === "The hub runs", "the start of the hub");
	const endpoint = await findEndpoint(data, logger);
	if (endpoint === undefined) throw new Error("the hub is not found");
	const hub = connect(endpoint, logger);
	onTestFinished(() => hub.close());
	return hub;
};

test("[ground] help, refusals and messages without a hub come from the catalogue", async () => {
	const folder = await temporaryFolder();
	const data = ["--data", folder];
	const commands = ["serve", "stop", "restart", "status", "logs", "doctor", "export", "import", "maintain"];
	const wrong = [
		["fly"],
		["logs", "-n", "x"],
		["import"],
		["export"],
		["export", "a", "-f", "pdf"],
		["stop", "--x"],
		["stop", "--force=x"],
		["stop", "folder"],
		["logs", "--lines"],
		["logs", "--lines", "--follow"],
	];
	for (const args of [
		["--help"],
		...[...commands, "forget-everything"].map((name) => ["help", name]),
		...wrong,
		["status", ...data],
		["stop", ...data],
		["logs", ...data],
		["doctor", ...data],
	]) {
		const { lines, stray } = await run(args);
		expect([args, lines.length > 0, stray]).toEqual([args, true, []]);
	}
});

test("[ground] messages about a hub and its chats come from the catalogue, apart from titles, paths and ids", async () => {
	const folder = await temporaryFolder();
	const hub = await startHub(folder);
	const { sessionId } = await hub.request("session.create", { folder });
	const content = [{ type: "text" as const, text: "/hang" }];
	await hub.request("prompt.send", { sessionId, messageId: "m", content });
	const archive = join(folder, "all.jsonl");
	const markdown = join(folder, "chat.md");
	const notes = join(folder, "notes.md");
	const cut = join(folder, "cut.jsonl");
	await writeFile(notes, "# Not an archive\n");
	const data = ["--data", folder];
	const check = async (args: readonly string[], code: number) => {
		const found = await run([...args, ...data], [folder, archive, markdown]);
		expect([args, found.code, found.lines.length > 0, found.stray]).toEqual([args, code, true, []]);
	};
	await check(["status"], 0);
	await check(["doctor"], 0);
	await check(["stop"], 1);
	await check(["export", "--all", "-f", "jsonl", "-o", archive], 0);
	await check(["export", "/hang", "-o", markdown], 0);
	await check(["export", "no such chat"], 1);
	await check(["import", archive], 0);
	await check(["import", notes, join(folder, "missing")], 1);
	await writeFile(cut, (await readFile(archive)).subarray(0, -1));
	await check(["import", cut], 1);
	await check(["maintain"], 0);
	await check(["forget-everything"], 1);
	await check(["forget-everything", "--yes"], 0);
	await check(["import", archive], 0);
	const interrupted = new AbortController();
	interrupted.abort();
	const served = await run(["serve", folder, "--no-open", ...data], [], interrupted.signal);
	expect([served.lines[0], served.stray]).toEqual([expect.stringMatching(/^http:\S+$/), []]);
	await check(["stop", "--force"], 0);
});
