import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params } from "@parley/protocol/contract/names";
import { rebuild } from "@parley/transcript/pages";
import type { SessionState } from "@parley/transcript/session-state";
import { createSignal } from "solid-js";
import { expect, test } from "vitest";
import { FakeSession } from "../../testing/fake-session.ts";
import { OlderTurns } from "./older-turns.ts";

type Asked = { readonly before: number; readonly item?: number | undefined };

/** A session whose second turn has this many tools, held as the hub first sends it. */
const held = (tools: number) => {
	const session = new FakeSession("s", 0);
	session.append("session.created", { folder: "/", agent: "a" });
	for (const turn of [1, 2]) session.append("prompt.sent", { messageId: `m${turn}`, content: [] }, turn);
	for (let number = 0; number < tools; number += 1)
		session.append("tool", { toolCallId: `t${number}`, status: "completed" }, 2);
	const [state, replace] = createSignal<SessionState | undefined>(rebuild("s", session.init(40, 100)));
	const asked: Asked[] = [];
	const request = async (_: string, { before, limit, item, items }: Params<"session.page">) => {
		asked.push({ before, item });
		return session.pages(before, limit, { item, items });
	};
	const older = new OlderTurns({ request } as unknown as HubConnection, { state, replace });
	return { session, older, state, asked };
};

const shape = (state: SessionState | undefined) =>
	state?.turns.map(({ number, firstItem, items }) => [number, firstItem > 0, items.length]);

test("[D3.pages] older items of a partly held turn come before the turns before it", async () => {
	const { older, state, asked } = held(250);
	expect(shape(state())).toEqual([[2, true, 100]]);
	await older.load();
	expect(shape(state())).toEqual([[2, false, 250]]);
	expect(older.more).toBe(true);
	await older.load();
	expect(shape(state())).toEqual([
		[1, false, 0],
		[2, false, 250],
	]);
	expect(older.more).toBe(false);
	expect(asked).toEqual([
		{ before: 2, item: 154 },
		{ before: 2, item: undefined },
	]);
});

test("[D3.pages] everything from an item on is loaded, however deep in its turn it is", async () => {
	const { older, state } = held(5000);
	await older.loadFrom(2, 20);
	expect(state()?.turns.at(-1)?.firstItem).toBeLessThanOrEqual(20);
	expect(
		state()
			?.turns.at(-1)
			?.items.some(({ at }) => at === 20),
	).toBe(true);
});
