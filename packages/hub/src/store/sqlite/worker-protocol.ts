import type { LogStore } from "../log-store.ts";
import type { StoreProblem } from "./store-problem.ts";

/** The calls that cross the thread boundary: those of the port, as data. */
export type StoreCall = Exclude<keyof LogStore, "epoch">;

export type StoreRequest = {
	[Call in StoreCall]: { id: number; call: Call; args: Parameters<LogStore[Call]> };
}[StoreCall];

export type StoreReply =
	| { readonly kind: "ready"; readonly epoch: string }
	| { readonly kind: "broken"; readonly problem: StoreProblem }
	/** Something that nobody asked about and that costs nothing now, but should be known. */
	| { readonly kind: "warning"; readonly message: string }
	/** What the result is, the call says that it answers. */
	| { readonly kind: "done"; readonly id: number; readonly result: never }
	| { readonly kind: "failed"; readonly id: number; readonly problem: StoreProblem };
