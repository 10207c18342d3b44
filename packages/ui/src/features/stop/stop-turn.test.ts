import type { HubConnection } from "@parley/client/core/hub-connection";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { expect, test } from "vitest";
import { StopTurn } from "./stop-turn.ts";

/** A turn whose stop requests the test answers in advance: with the hub's answer, or not at all. */
const setUp = (...answers: (object | RequestFailure)[]) => {
	const sent: unknown[] = [];
	const request = (_: string, params: unknown): Promise<unknown> => {
		sent.push(params);
		const answer = answers.shift() ?? { stopped: true };
		return answer instanceof RequestFailure ? Promise.reject(answer) : Promise.resolve(answer);
	};
	const held = new Set<StopTurn>();
	const stopping = new StopTurn("s", { request } as unknown as HubConnection, held);
	return { stopping, held, sent };
};

const cut = new RequestFailure("disconnected", "cut");

test("[B4.held] a stop without a connection is kept, and sent for the same turn once there is one", async () => {
	const { stopping, held, sent } = setUp(cut, cut);
	await stopping.stop(3);
	expect([stopping.isAsked(3), stopping.isHeld(3), held.size]).toEqual([true, true, 1]);
	await stopping.sendHeld();
	expect([stopping.isHeld(3), held.size]).toEqual([true, 1]);
	await stopping.sendHeld();
	expect([stopping.isAsked(3), stopping.isHeld(3), held.size]).toEqual([true, false, 0]);
	expect(sent).toEqual([1, 2, 3].map(() => ({ sessionId: "s", turn: 3 })));
	stopping.close();
});

test("[B4.held] a held stop can be pressed again, and outlives its tab", async () => {
	const { stopping, held, sent } = setUp(cut);
	await stopping.stop(3);
	stopping.close();
	expect(held.size).toBe(1);
	await stopping.stop(3);
	expect([stopping.isHeld(3), held.size, sent.length]).toEqual([false, 0, 2]);
	stopping.close();
});

test("[B4.held] a stop that the hub refuses is not repeated", async () => {
	const { stopping, held } = setUp(new RequestFailure("not_found", "no such chat"));
	await expect(stopping.stop(3)).rejects.toThrow("no such chat");
	expect([stopping.isAsked(3), stopping.isHeld(3), held.size]).toEqual([false, false, 0]);
	stopping.close();
});

test("[B4.held][A21.force] a held force stop is sent as one", async () => {
	const { stopping, sent } = setUp({ stopped: false, others: [{ sessionId: "b", title: "B" }] }, cut);
	await stopping.stop(3);
	await stopping.confirm();
	expect(stopping.isHeld(3)).toBe(true);
	await stopping.sendHeld();
	expect(sent.slice(1)).toEqual([1, 2].map(() => ({ sessionId: "s", turn: 3, force: true, others: ["b"] })));
	stopping.close();
});
