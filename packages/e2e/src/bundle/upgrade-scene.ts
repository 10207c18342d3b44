import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import { findViolations } from "../faults/check/find-violations.ts";
import { readStore } from "../faults/check/read-store.ts";
import { Actions } from "../faults/world/actions.ts";
import { Journal } from "../faults/world/journal.ts";
import { Person } from "../faults/world/person.ts";
import { SceneProcesses } from "../faults/world/scene-processes.ts";
import { Viewer } from "../faults/world/viewer.ts";
import { Wire } from "../faults/world/wire.ts";
import type { HubBuild } from "./build-hub.ts";
import { Window } from "./window.ts";

const program = join(import.meta.dirname, "../faults/programs/journal-agent.ts");

/** Someone at a chat with an agent of their own. */
export type Chat = {
	readonly person: Person;
	readonly journal: Journal;
	/** The states that the view's connection went through. */
	readonly states: readonly string[];
	readonly violations: () => string[];
};

/** A data folder in which hubs of different builds follow each other, and people at work in it. */
export class UpgradeScene implements AsyncDisposable {
	readonly data: string;
	readonly processes: SceneProcesses;
	readonly #root: string;
	readonly #windows: Window[] = [];
	readonly #stack = new AsyncDisposableStack();

	private constructor(root: string) {
		this.#root = root;
		this.data = join(root, "data");
		this.processes = new SceneProcesses(root);
	}

	static async open(agents: readonly string[]): Promise<UpgradeScene> {
		const root = await mkdtemp(join(tmpdir(), "pu-"));
		const scene = new UpgradeScene(root);
		await mkdir(join(root, "project"));
		await mkdir(scene.data, { mode: 0o700 });
		const commands = agents.map((agent) => {
			const args = ["--disable-warning=ExperimentalWarning", program, new Journal(root, agent).path];
			return [agent, { command: process.execPath, args, env: { ELIZA_RATE: "0" } }];
		});
		await writeFile(hubFiles(scene.data).config, JSON.stringify({ agents: Object.fromEntries(commands) }));
		return scene;
	}

	window(build: HubBuild): Window {
		const window = this.#stack.use(new Window(this.data, build));
		this.#windows.push(window);
		return window;
	}

	/** Ends everything but the views. */
	async end(): Promise<void> {
		// Each of them would start another hub.
		for (const { client } of this.#windows) client.close();
		await this.processes.killAll();
	}

	/** A chat with an agent. Its hub must be running. */
	async chat(agent: string): Promise<Chat> {
		const { data } = this;
		const path = join(this.#root, `${agent}.sock`);
		const wire = this.#stack.use(await Wire.open(path, hubFiles(data).socket));
		const token = (await readFile(hubFiles(data).token, "utf8")).trim();
		const viewer = new Viewer({ name: agent, wire, token });
		this.#stack.defer(() => viewer.close());
		const states: string[] = [];
		viewer.client.onStatus(({ state }) => states.push(state));
		const folder = join(this.#root, "project");
		await viewer.ask("folder.add", { path: folder });
		await viewer.ask("folder.trust", { path: folder, trusted: true });
		const { sessionId } = await viewer.ask("session.create", { folder, agent });
		const actions = new Actions();
		const person = new Person(viewer, sessionId, actions);
		const journal = new Journal(this.#root, agent);
		const violations = (): string[] => {
			const { log, drafts, problem } = readStore(hubFiles(data).store, sessionId);
			if (problem !== undefined) return [problem];
			const { pids, answers, cancels } = journal;
			return findViolations({
				...{ sessionId, log, drafts, actions, views: [{ name: agent, view: viewer.view }] },
				timesRun: (mark) => journal.timesRun(mark),
				agents: { pids, answers, cancels, mayBreak: false },
			});
		};
		return { person, journal, states, violations };
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#stack.disposeAsync();
		await this.processes.killAll();
		await rm(this.#root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
	}
}
