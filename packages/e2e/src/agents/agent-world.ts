import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isRunning } from "../faults/programs/is-running.ts";
import { ask } from "../harness/ask.ts";
import { Parley } from "../harness/parley.ts";
import { processesOf } from "./agent-processes.ts";
import { FakeModel } from "./model/fake-model.ts";
import { type Recipe, settle } from "./recipes/recipe.ts";

const pollMs = 20;

/** A real agent, its scripted model, and Parley as a user runs it. */
export class AgentWorld implements AsyncDisposable {
	readonly recipe: Recipe;
	readonly model: FakeModel;
	readonly parley: Parley;
	readonly #home: string;
	readonly #stack: AsyncDisposableStack;

	private constructor(
		recipe: Recipe,
		model: FakeModel,
		parley: Parley,
		home: string,
		stack: AsyncDisposableStack,
	) {
		this.recipe = recipe;
		this.model = model;
		this.parley = parley;
		this.#home = home;
		this.#stack = stack;
	}

	get #args(): readonly string[] {
		return ["--agent", this.recipe.name];
	}

	static async open(recipe: Recipe): Promise<AgentWorld> {
		await using stack = new AsyncDisposableStack();
		const home = await mkdtemp(join(tmpdir(), "parley-agent-"));
		stack.defer(() => rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
		const model = stack.use(await FakeModel.open());
		const agents = { [recipe.name]: await settle(recipe, { home, model: model.url }) };
		const args = ["--agent", recipe.name];
		const parley = stack.use(await Parley.serve({ config: { agents }, args }));
		await ask(parley, "folder.trust", { path: parley.folder, trusted: true });
		return new AgentWorld(recipe, model, parley, home, stack.move());
	}

	/** A path in the folder that the agent works in. */
	path(name: string): string {
		return join(this.parley.folder, name);
	}

	/** What runs of the agent. */
	get processes(): ReturnType<typeof processesOf> {
		return processesOf(this.#home);
	}

	/** Kills the agent and everything that it started. */
	killAgent(): void {
		for (const { pid } of this.processes) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {
				// It has ended with another.
			}
		}
	}

	/** Ends everything without a warning, as a power cut would, and starts it again. */
	async restart(): Promise<void> {
		const { parley } = this;
		const pids = [await parley.hubPid(), await parley.keeperPid()];
		await parley.kill();
		for (const pid of pids) process.kill(pid, "SIGKILL");
		this.killAgent();
		while (pids.some(isRunning) || this.processes.length > 0) await delay(pollMs);
		await parley.start({ args: this.#args });
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#stack.disposeAsync();
	}
}
