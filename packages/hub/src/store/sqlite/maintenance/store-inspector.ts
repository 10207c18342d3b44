import { Worker } from "node:worker_threads";
import type { InspectedStore } from "./inspect.ts";

/** Inspects the store's file in separate threads, so that no commit waits for it. */
export class StoreInspector {
	readonly #path: string;
	readonly #looks = new Set<Promise<unknown>>();

	constructor(path: string) {
		this.#path = path;
	}

	inspect(): Promise<InspectedStore> {
		return this.#look("inspect");
	}

	/** As reported by SQLite. */
	findProblems(): Promise<string[]> {
		return this.#look("check");
	}

	/** Resolves when none of them is reading the file. */
	idle(): Promise<unknown> {
		return Promise.allSettled(this.#looks);
	}

	#look<Answer>(what: "inspect" | "check"): Promise<Answer> {
		const workerData = { path: this.#path, what };
		const worker = new Worker(new URL("./inspect-worker.ts", import.meta.url), { workerData });
		const look = new Promise<Answer>((resolve, reject) => {
			worker.once("message", resolve);
			worker.once("error", reject);
			worker.once("exit", () => reject(new Error("The thread that looks at the store ended.")));
		});
		this.#looks.add(look);
		return look.finally(() => this.#looks.delete(look));
	}
}
