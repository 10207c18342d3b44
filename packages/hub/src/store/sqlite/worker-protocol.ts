import type { StorePorts } from "../store.ts";
import type { StoreProblem } from "./store-problem.ts";
import type { PortCall, Served } from "./thread/port-types.ts";

export type PortName = keyof StorePorts;

export type StoreServices = { readonly [Name in PortName]: Served<StorePorts[Name]> };

/** A call of a port, sent to the store's thread. */
export type StoreCall<Name extends PortName = PortName> = {
	[Each in Name]: {
		readonly kind: "call";
		readonly id: number;
		readonly port: Each;
	} & PortCall<StorePorts[Each]>;
}[Name];

/** Earlier calls are completed first. */
export type StoreClose = { readonly kind: "close"; readonly id: number };

export type StoreRequest = StoreCall | StoreClose;

export type StoreReply =
	| { readonly kind: "ready"; readonly epoch: string }
	| { readonly kind: "broken"; readonly problem: StoreProblem }
	/** An unsolicited warning. */
	| { readonly kind: "warning"; readonly message: string }
	/** The type of the result follows from the call that it answers. */
	| { readonly kind: "done"; readonly id: number; readonly result: never }
	| { readonly kind: "failed"; readonly id: number; readonly problem: StoreProblem };
