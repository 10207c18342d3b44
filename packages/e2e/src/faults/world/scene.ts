import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Transport } from "@parley/client/core/transport";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import { onTestFinished, type RunnerTestCase } from "vitest";
import { type Findings, findViolations } from "../check/find-violations.ts";
import { readStore } from "../check/read-store.ts";
import type { BrokenPromise } from "../programs/orders.ts";
import { Random, runSeed } from "../seed.ts";
import { Actions } from "./actions.ts";
import { keepEvidence } from "./evidence.ts";
import { type HubSettings, HubUnderTest } from "./hub-under-test.ts";
import { Journal } from "./journal.ts";
import { Person } from "./person.ts";
import { SceneProcesses } from "./scene-processes.ts";
import { Viewer } from "./viewer.ts";
import { Wire } from "./wire.ts";

export type SceneOptions = {
	readonly broken?: BrokenPromise;
	readonly wrap?: (transport: Transport) => Transport;
	readonly ui?: string;
	/** The agent's program, if not the default. */
	readonly agent?: string;
	/** The names of more agents with the same program, each a process of its own with its own journal. */
	readonly others?: readonly string[];
	readonly keeperLimits?: HubSettings["keeperLimits"];
};

/** Someone at another session. */
export type Neighbour = {
	readonly person: Person;
	readonly journal: Journal;
	readonly violations: () => string[];
};

/** The session refuses further prompts, and says why. */
export class RefusedError extends Error {
	override readonly name = "RefusedError";
	constructor(why: string) {
		super(`The last prompt was refused: ${why}`);
	}
}

const mainAgent = "journal";
const programs = join(import.meta.dirname, "../programs");

/** A hub of its own, an agent with a journal, and two people at one session: everything a case needs. */
export class Scene {
	readonly root: string;
	readonly data: string;
	readonly random: Random;
	readonly hub: HubUnderTest;
	readonly journal: Journal;
	readonly processes: SceneProcesses;
	readonly actions = new Actions();
	readonly people: Person[] = [];
	readonly #options: SceneOptions;
	readonly #stack = new AsyncDisposableStack();
	#sessionId: string | undefined;
	#wires = 0;
	#isOver = false;
	/** The clock offset of the viewers. */
	clock = 0;
	/** Whether the fault may end an agent or its turn. A hub that dies must not. */
	mayBreakTurns = false;

	private constructor(root: string, random: Random, options: SceneOptions) {
		this.root = root;
		this.data = join(root, "data");
		this.random = random;
		this.journal = new Journal(root);
		this.processes = new SceneProcesses(root);
		const { broken, ui, keeperLimits } = options;
		this.hub = new HubUnderTest({
			data: this.data,
			...(broken === undefined ? {} : { broken }),
			...(ui === undefined ? {} : { ui }),
			...(keeperLimits === undefined ? {} : { keeperLimits }),
		});
		this.#options = options;
	}

	/** Opens everything, up to a session with one finished turn. It is disposed of with the test. */
	static async open(task: Readonly<RunnerTestCase>, options: SceneOptions = {}): Promise<Scene> {
		const root = await mkdtemp(join(tmpdir(), "pf-"));
		const scene = new Scene(root, new Random(runSeed, task.name.replace(/ · seed \d+$/, "")), options);
		onTestFinished(async () => {
			if (task.result?.state === "fail") await keepEvidence(task.name, scene);
			await scene.#close();
		});
		await mkdir(join(root, "project"));
		await scene.#configureAgent();
		await scene.hub.start();
		const first = await scene.viewer("Ada");
		scene.#sessionId = await scene.#createSession(first);
		await scene.join(first);
		await scene.join(await scene.viewer("Bob"));
		const [ada] = scene.people;
		if (ada === undefined) throw new Error("nobody is here");
		await ada.ended(await ada.say("/echo hello"));
		return scene;
	}

	get sessionId(): string {
		if (this.#sessionId === undefined) throw new Error("there is no session");
		return this.#sessionId;
	}

	get storePath(): string {
		return hubFiles(this.data).store;
	}

	/** The person who acts in a case. */
	get ada(): Person {
		const [ada] = this.people;
		if (ada === undefined) throw new Error("nobody is here");
		return ada;
	}

	/** The person who watches. */
	get bob(): Person {
		const [, bob] = this.people;
		if (bob === undefined) throw new Error("nobody looks on");
		return bob;
	}

	/** The hub's token. */
	get token(): Promise<string> {
		return readFile(hubFiles(this.data).token, "utf8").then((token) => token.trim());
	}

	async viewer(name: string): Promise<Viewer> {
		const path = join(this.root, `${this.#wires++}.sock`);
		const wire = this.#stack.use(await Wire.open(path, hubFiles(this.data).socket));
		const { wrap } = this.#options;
		const viewer = new Viewer({
			name,
			wire,
			token: await this.token,
			clock: () => this.clock,
			...(wrap === undefined ? {} : { wrap }),
		});
		this.#stack.defer(() => viewer.close());
		return viewer;
	}

	async join(viewer: Viewer): Promise<Person> {
		const person = new Person(viewer, this.sessionId, this.actions);
		this.people.push(person);
		await person.viewer.view.until(() => true);
		return person;
	}

	/** The same person at another client, replacing one that died. */
	async takeOver(person: Person): Promise<Person> {
		const viewer = await this.viewer(person.viewer.name);
		const again = new Person(viewer, this.sessionId, this.actions);
		this.people[this.people.indexOf(person)] = again;
		await viewer.view.until(() => true);
		return again;
	}

	journalOf(agent: string): Journal {
		return agent === mainAgent ? this.journal : new Journal(this.root, agent);
	}

	/** Another session with a person and all that they do: on the same agent process, or on that of another agent. */
	async neighbour(agent = mainAgent): Promise<Neighbour> {
		const neighbour = await this.newcomer(agent);
		await neighbour.person.ended(await neighbour.person.say("/echo hello"));
		return neighbour;
	}

	/** The same with a session whose agent is only being asked for it. */
	async newcomer(agent = mainAgent): Promise<Neighbour> {
		const viewer = await this.viewer("Nia");
		const sessionId = await this.#createSession(viewer, agent);
		const actions = new Actions();
		const person = new Person(viewer, sessionId, actions);
		await viewer.view.until(() => true);
		const journal = this.journalOf(agent);
		const violations = (): string[] => this.#violationsOf(sessionId, [person], actions, "nothing", journal);
		return { person, journal, violations };
	}

	/** Restarts the hub unless it runs. */
	async revive(): Promise<void> {
		if (!this.hub.isAlive) await this.hub.start();
		for (const { viewer } of this.people) viewer.client.retryNow();
	}

	/** From now on, restarts the hub whenever it ends by itself. */
	reviveWhenEnded(): void {
		void this.hub.ended().then(async () => {
			if (this.#isOver) return;
			await this.revive();
			this.reviveWhenEnded();
		});
	}

	/** Acts after a delay: the duration of a stop or a jam. */
	later(milliseconds: number, act: () => void): void {
		const timer = setTimeout(act, milliseconds);
		this.#stack.defer(() => clearTimeout(timer));
	}

	/** Lets everything settle, stops the hub and returns the violations found. */
	async settle(loss: Findings["loss"] = "nothing"): Promise<string[]> {
		const last = await this.ada.say("/echo goodbye");
		if (last.refused) throw new RefusedError(this.ada.viewer.refusals.at(-1)?.message ?? "");
		await this.ada.seeThrough(last);
		const fresh = await this.join(await this.viewer("Eve"));
		for (const { viewer } of this.people) {
			await viewer.view.until(({ lastSeen }) => lastSeen >= fresh.viewer.view.lastSeen);
		}
		this.#isOver = true;
		await this.hub.kill();
		return this.violations(loss);
	}

	/** The violations at this moment, judged by the store. */
	violations(loss: Findings["loss"] = "nothing"): string[] {
		return this.#violationsOf(this.sessionId, this.people, this.actions, loss);
	}

	#violationsOf(
		sessionId: string,
		people: readonly Person[],
		actions: Actions,
		loss: Findings["loss"] = "nothing",
		journal = this.journal,
	): string[] {
		const { log, drafts, problem } = readStore(this.storePath, sessionId);
		if (problem !== undefined) return [`the store cannot be read, and nobody was told: ${problem}`];
		return findViolations({
			sessionId,
			log,
			views: people.map(({ viewer: { name, view } }) => ({ name, view })),
			actions,
			drafts,
			loss,
			timesRun: (mark) => journal.timesRun(mark),
			agents: {
				pids: journal.pids,
				answers: journal.answers,
				cancels: journal.cancels,
				mayBreak: this.mayBreakTurns,
			},
		});
	}

	async #createSession(viewer: Viewer, agent = mainAgent): Promise<string> {
		const folder = join(this.root, "project");
		await viewer.ask("folder.add", { path: folder });
		await viewer.ask("folder.trust", { path: folder, trusted: true });
		const { sessionId } = await viewer.ask("session.create", { folder, agent });
		return sessionId;
	}

	async #configureAgent(): Promise<void> {
		await mkdir(this.data, { mode: 0o700 });
		const main = join(programs, this.#options.agent ?? "journal-agent.ts");
		const agents = [mainAgent, ...(this.#options.others ?? [])].map((name) => {
			const { path } = new Journal(this.root, name);
			const args = ["--disable-warning=ExperimentalWarning", main, path];
			return [name, { command: process.execPath, args, env: { ELIZA_RATE: "0" } }];
		});
		await writeFile(hubFiles(this.data).config, JSON.stringify({ agents: Object.fromEntries(agents) }));
	}

	async #close(): Promise<void> {
		this.#isOver = true;
		await this.#stack.disposeAsync();
		await this.hub.kill();
		// Agents outlive a killed hub, and so does their keeper.
		await this.processes.killAll();
		await rm(this.root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
	}
}
