import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import { checkUnbroken } from "../faults/check/check-agents.ts";
import { findViolations } from "../faults/check/find-violations.ts";
import { readStore } from "../faults/check/read-store.ts";
import { Actions } from "../faults/world/actions.ts";
import { HubUnderTest } from "../faults/world/hub-under-test.ts";
import { Person } from "../faults/world/person.ts";
import { SceneProcesses } from "../faults/world/scene-processes.ts";
import { Viewer } from "../faults/world/viewer.ts";
import { Wire } from "../faults/world/wire.ts";
import { FakeModel } from "./model/fake-model.ts";
import { type Recipe, settle } from "./recipes/recipe.ts";

/** A real agent with a scripted model, a hub that a test can kill, and a person at a chat with it. */
export class AgentScene implements AsyncDisposable {
	readonly project: string;
	readonly hub: HubUnderTest;
	readonly #root: string;
	readonly #data: string;
	readonly #processes: SceneProcesses;
	readonly #stack = new AsyncDisposableStack();
	readonly #actions = new Actions();
	/** The agents of every hub, as each told. */
	readonly #pids = new Set<number>();
	#open: { readonly model: FakeModel; readonly person: Person } | undefined;

	private constructor(root: string) {
		this.#root = root;
		this.#data = join(root, "data");
		this.project = join(root, "project");
		this.#processes = new SceneProcesses(root);
		this.hub = new HubUnderTest({ data: this.#data });
	}

	/** Opens everything, up to a chat with one finished turn. */
	static async open(recipe: Recipe): Promise<AgentScene> {
		const scene = new AgentScene(await mkdtemp(join(tmpdir(), "pa-")));
		const model = scene.#stack.use(await FakeModel.open());
		await scene.#configure(recipe, model.url);
		await scene.hub.start();
		const viewer = await scene.#viewer();
		await viewer.ask("folder.add", { path: scene.project });
		await viewer.ask("folder.trust", { path: scene.project, trusted: true });
		const { sessionId } = await viewer.ask("session.create", { folder: scene.project, agent: recipe.name });
		const person = new Person(viewer, sessionId, scene.#actions);
		scene.#open = { model, person };
		await person.ended(await person.say("script: say 3"));
		await scene.#countAgents();
		return scene;
	}

	get person(): Person {
		return this.#opened.person;
	}

	get model(): FakeModel {
		return this.#opened.model;
	}

	get #opened(): { readonly model: FakeModel; readonly person: Person } {
		if (this.#open === undefined) throw new Error("the scene is not open");
		return this.#open;
	}

	/** Kills the hub and starts the next. */
	async replaceHub(): Promise<void> {
		await this.hub.kill();
		await this.hub.start();
		this.person.viewer.client.retryNow();
		await this.#countAgents();
	}

	/** Ends the hub, and returns where store, view, model and agent disagree. */
	async violations(): Promise<string[]> {
		const { person, model } = this.#opened;
		await this.#countAgents();
		await this.hub.kill();
		const { sessionId, viewer } = person;
		const { log, drafts, problem } = readStore(hubFiles(this.#data).store, sessionId);
		if (problem !== undefined) return [problem];
		return [
			...findViolations({
				...{ sessionId, log, drafts, actions: this.#actions },
				views: [{ name: viewer.name, view: viewer.view }],
				timesRun: (mark) => model.prompts.filter((prompt) => prompt.includes(mark)).length,
			}),
			...checkUnbroken([...this.#pids], log),
		];
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.hub.kill();
		await this.#stack.disposeAsync();
		// Nothing in the command line of the agent itself says to whom it belongs.
		await this.#processes.kill([...this.#pids]);
		await this.#processes.killAll();
		await rm(this.#root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
	}

	async #countAgents(): Promise<void> {
		const { keeper } = await this.person.viewer.ask("hub.status", {});
		for (const { pid } of keeper?.agents ?? []) this.#pids.add(pid);
	}

	async #viewer(): Promise<Viewer> {
		const { socket, token } = hubFiles(this.#data);
		const wire = this.#stack.use(await Wire.open(join(this.#root, "view.sock"), socket));
		const viewer = new Viewer({ name: "Ada", wire, token: (await readFile(token, "utf8")).trim() });
		this.#stack.defer(() => viewer.close());
		return viewer;
	}

	async #configure(recipe: Recipe, model: string): Promise<void> {
		await mkdir(this.project, { recursive: true });
		await mkdir(this.#data, { mode: 0o700 });
		const agents = { [recipe.name]: await settle(recipe, { home: join(this.#root, "home"), model }) };
		await writeFile(hubFiles(this.#data).config, JSON.stringify({ agents }));
	}
}
