import { appendFile, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Logger } from "@parley/logging/logger";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import { expect, onTestFinished, test } from "vitest";
import { BadConfigError, readAgents } from "./read-agents.ts";
import { AgentsWatch } from "./watch-agents.ts";

type Seen = { readonly agents: readonly string[] } | { readonly problem: Wording };

const watch = async (read = readAgents) => {
	const folder = await mkdtemp(join(tmpdir(), "parley-config-"));
	const path = join(folder, "config.json");
	const seen: Seen[] = [];
	let tell = Promise.withResolvers<Seen>();
	const take = (one: Seen): void => {
		seen.push(one);
		tell.resolve(one);
		tell = Promise.withResolvers();
	};
	const watching = new AgentsWatch({
		path,
		known: [],
		logger: Logger.create("test"),
		intervalMs: 50,
		read,
		onAgents: async (agents) => take({ agents: agents.map(({ agentId }) => agentId) }),
		onProblem: (problem) => take({ problem }),
	});
	onTestFinished(async () => {
		watching[Symbol.dispose]();
		await rm(folder, { recursive: true });
	});
	return {
		path,
		/** Replaces the file atomically: no reader sees half of it. */
		put: async (text: string): Promise<void> => {
			const beside = join(folder, "config.json.new");
			await writeFile(beside, text);
			await rename(beside, path);
		},
		/** What the watcher reports after an action. */
		after: async (act: () => Promise<void>): Promise<Seen> => {
			const next = tell.promise;
			await act();
			return next;
		},
	};
};

const config = (name: string): string => JSON.stringify({ agents: { [name]: { command: "x" } } });

test("[E1.reread] the agents are read again when the file is created, replaced, changed or deleted", async () => {
	const { path, put, after } = await watch();
	expect(await after(() => put(config("one")))).toEqual({ agents: ["one"] });
	expect(await after(() => put(config("replaced")))).toEqual({ agents: ["replaced"] });
	expect(await after(() => appendFile(path, "\n"))).toEqual({ agents: ["replaced"] });
	expect(await after(() => rm(path))).toEqual({ agents: [] });
});

test("[E1.reread] a file that is still being written does not count as broken", async () => {
	const reads = [new BadConfigError("config.json", wording("config.notAnObject"))];
	const { put, after } = await watch(async (path) => {
		const half = reads.pop();
		if (half !== undefined) throw half;
		return readAgents(path);
	});
	expect(await after(() => put(config("whole")))).toEqual({ agents: ["whole"] });
});

test("[E1.reread] a broken file is reported with its mistake, and read once it is valid", async () => {
	const { path, put, after } = await watch();
	const broken = await after(() => put('{"agents":{"a":{}}}'));
	const problem = wording("config.badKept", {
		file: path,
		problem: { code: "config.noCommand", values: { agent: "a" } },
	});
	expect(broken).toEqual({ problem });
	expect(inEnglish(problem)).toBe(
		`${path}: agent "a": "command" must name a program. The agents stay as they were until it is corrected.`,
	);
	expect(await after(() => put(config("mended")))).toEqual({ agents: ["mended"] });
});
