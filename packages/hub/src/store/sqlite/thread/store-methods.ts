import type { StorePorts } from "../../store.ts";
import { UnknownStoreCallError } from "../../store-errors.ts";

/**
 * `after-appends`: commits pending appends first, so that a caller finds every event it has seen. `at-once`: waits for nothing,
 * because it is called while an agent streams and concerns only committed data.
 */
export type MethodOrder = "after-appends" | "at-once";

export type MethodTable<Port> = { readonly [Method in keyof Port]: MethodOrder };

/** Every call to the store's thread. Proxies are built from this table, and the thread refuses any other call. */
export const storeMethods: { readonly [Name in keyof StorePorts]: MethodTable<StorePorts[Name]> } = {
	log: {
		append: "at-once",
		findTool: "at-once",
		hasPrompt: "after-appends",
		openTools: "after-appends",
		newestTools: "after-appends",
		survived: "after-appends",
		eventsAfter: "after-appends",
		window: "after-appends",
		turnSlice: "after-appends",
		turnNumbers: "after-appends",
		settleFolding: "after-appends",
	},
	sessions: {
		all: "after-appends",
		one: "after-appends",
		headEvents: "after-appends",
		ofAgentSessions: "after-appends",
		agentSessionsOf: "after-appends",
		putIndex: "after-appends",
	},
	blobs: {
		usage: "at-once",
		takePiece: "after-appends",
		dropUploads: "after-appends",
		hold: "after-appends",
		read: "after-appends",
		materialize: "after-appends",
		collect: "after-appends",
	},
	drafts: { all: "after-appends", put: "after-appends" },
	folders: { all: "after-appends", put: "after-appends" },
	choices: { all: "after-appends", put: "after-appends" },
	servers: {
		approvals: "after-appends",
		approve: "after-appends",
		revoke: "after-appends",
		switches: "after-appends",
		putSwitch: "after-appends",
		forget: "after-appends",
	},
	search: { query: "after-appends", rebuild: "after-appends", behind: "after-appends" },
	trash: {
		hide: "after-appends",
		all: "after-appends",
		clock: "after-appends",
		shift: "after-appends",
		restore: "after-appends",
		purge: "after-appends",
		scrub: "after-appends",
	},
	staging: { add: "after-appends", publish: "after-appends", discard: "after-appends" },
	maintenance: {
		inspect: "after-appends",
		checkSoundness: "after-appends",
		compact: "after-appends",
		clear: "after-appends",
	},
	health: { probe: "after-appends", salvage: "after-appends", dismissSalvage: "after-appends" },
};

const tables: ReadonlyMap<string, Readonly<Record<string, MethodOrder>>> = new Map(
	Object.entries(storeMethods),
);

/** Throws for an unknown method. */
export const orderOf = ({
	port,
	method,
}: {
	readonly port: string;
	readonly method: string;
}): MethodOrder => {
	const table = tables.get(port);
	const order = table !== undefined && Object.hasOwn(table, method) ? table[method] : undefined;
	if (order === undefined) throw new UnknownStoreCallError(port, method);
	return order;
};
