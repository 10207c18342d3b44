import type { Worker } from "node:worker_threads";
import { StoreFailedError, UnserializableError } from "../../store-errors.ts";
import { toError } from "../store-problem.ts";
import type { StoreReply } from "../worker-protocol.ts";

type Pending = { readonly what: string; resolve(result: never): void; reject(error: unknown): void };

export type OnWarning = (message: string) => void;

/** The store's thread, as seen by its caller. */
export class StoreThread {
	readonly epoch: string;
	readonly #worker: Worker;
	readonly #onWarning: OnWarning;
	readonly #pending = new Map<number, Pending>();
	#next = 1;
	#dead: unknown;

	private constructor(worker: Worker, epoch: string, onWarning: OnWarning) {
		this.epoch = epoch;
		this.#onWarning = onWarning;
		this.#worker = worker;
		worker.on("message", (reply: StoreReply) => this.#settle(reply));
		worker.on("error", (error) => this.#fail(error));
		worker.on("exit", () => this.#fail(new Error("its thread ended")));
	}

	/** Rejects with the reason if the store cannot be opened. */
	static async start(worker: Worker, onWarning: OnWarning): Promise<StoreThread> {
		const first = await firstReply(worker, onWarning);
		if (first.kind === "ready") return new StoreThread(worker, first.epoch, onWarning);
		throw first.kind === "broken"
			? toError(first.problem, "start")
			: new StoreFailedError("start", "it answered before it was asked");
	}

	call(port: string, method: string, args: readonly unknown[]): Promise<never> {
		return this.#ask(`${port}.${method}`, { kind: "call", port, method, args });
	}

	/** Answers all earlier calls first. */
	close(): Promise<void> {
		return this.#ask("close", { kind: "close" });
	}

	#ask(what: string, request: Readonly<Record<string, unknown>>): Promise<never> {
		return new Promise((resolve, reject) => {
			if (this.#dead !== undefined) {
				reject(new StoreFailedError(what, this.#dead));
				return;
			}
			const id = this.#next++;
			this.#pending.set(id, { what, resolve, reject });
			try {
				this.#worker.postMessage({ ...request, id });
			} catch (error) {
				this.#pending.delete(id);
				reject(new UnserializableError(what, error));
			}
		});
	}

	#settle(reply: StoreReply): void {
		if (reply.kind === "warning") this.#onWarning(reply.message);
		if (reply.kind !== "done" && reply.kind !== "failed") return;
		const pending = this.#pending.get(reply.id);
		this.#pending.delete(reply.id);
		if (reply.kind === "done") pending?.resolve(reply.result);
		else pending?.reject(toError(reply.problem, pending.what));
	}

	#fail(error: unknown): void {
		this.#dead ??= error;
		for (const [id, { what, reject }] of this.#pending) {
			this.#pending.delete(id);
			reject(new StoreFailedError(what, error));
		}
	}
}

/** The answer to opening, after any warnings. */
const firstReply = (worker: Worker, onWarning: OnWarning): Promise<StoreReply> =>
	new Promise((resolve, reject) => {
		const take = (reply: StoreReply): void => {
			if (reply.kind === "warning") onWarning(reply.message);
			else {
				worker.off("message", take);
				resolve(reply);
			}
		};
		worker.on("message", take);
		worker.once("error", reject);
	});
