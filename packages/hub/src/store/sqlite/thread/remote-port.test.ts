import { expect, test } from "vitest";
import type { DraftStore } from "../../draft-store.ts";
import type { StorePorts } from "../../store.ts";
import type { Served } from "./port-types.ts";
import { type Ask, remotePort } from "./remote-port.ts";
import { type MethodTable, orderOf, storeMethods } from "./store-methods.ts";

const refuse: Ask = async (method, args) => {
	throw new Error(`${method}(${JSON.stringify(args)})`);
};

test("[ground] a port made from its table forwards each call with its arguments", async () => {
	const drafts: DraftStore = remotePort(storeMethods.drafts, refuse);
	expect(Object.keys(drafts)).toEqual(["all", "put"]);
	await expect(drafts.all()).rejects.toThrow("all([])");
	const trash: StorePorts["trash"] = remotePort(storeMethods.trash, refuse);
	await expect(trash.hide("s", 7)).rejects.toThrow('hide(["s",7])');
	const copy: DraftStore = { ...drafts, all: async () => [] };
	expect(await copy.all()).toEqual([]);
});

test("[ground] only calls made while an agent streams overtake pending appends", () => {
	const passing = Object.entries(storeMethods).flatMap(([port, methods]) =>
		Object.keys(methods)
			.filter((method) => orderOf({ port, method }) === "at-once")
			.map((method) => `${port}.${method}`),
	);
	expect(passing).toEqual(["log.append", "log.findTool", "blobs.usage"]);
});

test("[ground] a method that a table or a service lacks does not compile", () => {
	// @ts-expect-error: `put` is missing.
	const table: MethodTable<DraftStore> = { all: "after-appends" };
	// @ts-expect-error: `put` is missing.
	const service: Served<DraftStore> = { all: () => [] };
	// @ts-expect-error: `all` answers with something else.
	const other: Served<DraftStore> = { all: () => 1, put: () => undefined };
	expect([table, service, other]).toHaveLength(3);
});
