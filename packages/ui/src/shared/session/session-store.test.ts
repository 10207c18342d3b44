import type { SessionInit } from "@parley/protocol/log/turn-page";
import { itemCount } from "@parley/transcript/keep-newest";
import { expect, test } from "vitest";
import { FakeHub } from "../../testing/fake-hub.ts";
import { FakeSession } from "../../testing/fake-session.ts";
import { memoryViewState } from "../view-state.ts";
import { SessionStore } from "./session-store.ts";

/** A hub from before turns could be read in part. */
class WholeTurns extends FakeSession {
	override init(turns: number): SessionInit {
		const { pagesItems, ...init } = super.init(turns);
		return { ...init, turns: init.turns.map(({ turn, events }) => ({ turn, events })) };
	}
}

/** How many items of a turn a view holds after receiving 12,000. */
const heldOf = async (session: FakeSession): Promise<number | undefined> => {
	const hub = new FakeHub();
	hub.sessions.set("s", session);
	session.append("session.created", { folder: "/", agent: "a" });
	const tasks = new Set<() => void>();
	const ready = Promise.withResolvers<string>();
	const store = new SessionStore("s", {
		hub,
		frames: { request: (task) => tasks.add(task) },
		passing: memoryViewState(),
		partsFor: () => [],
		onReady: ready.resolve,
	});
	await ready.promise;
	hub.append("s", "prompt.sent", { messageId: "m", content: [] }, 1);
	for (let number = 0; number < 12_000; number += 1)
		hub.append("s", "tool", { toolCallId: `t${number}`, status: "completed" }, 1);
	for (const task of tasks) task();
	const state = store.state();
	store.close();
	return state && itemCount(state);
};

test("[D3.pages] old items of a turn are evicted only if the hub can send them again", async () => {
	expect(await heldOf(new FakeSession("s", 0))).toBe(10_000);
	expect(await heldOf(new WholeTurns("s", 0))).toBe(12_000);
});
