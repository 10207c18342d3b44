import type { StorePorts } from "../../store.ts";
import { UnknownStoreCallError } from "../../store-errors.ts";

/**
 * `after-appends`: appends that wait are committed first, so that whoever was told of an event finds it. `at-once`: it waits for
 * nothing, because it is asked for while an agent talks and is about what is committed.
 */
export type MethodOrder = "after-appends" | "at-once";

export type MethodTable<Port> = { readonly [Method in keyof Port]: MethodOrder };

/** Every call that crosses to the store's thread. Proxies are made from this, and what is not in it is refused there. */
export const storeMethods: { readonly [Name in keyof StorePorts]: MethodTable<StorePorts[Name]> } = {
	log: {
		append: "at-once",
		findTool: "at-once",
		hasPrompt: "after-appends",
		openTools: "after-appends",
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

/** Throws for what no port has. */
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
