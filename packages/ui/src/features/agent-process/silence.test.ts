import { emptyHead, type Head } from "@parley/transcript/head/head";
import { emptyTurn, type Turn } from "@parley/transcript/turn/turn";
import { expect, test } from "vitest";
import { lastOutput, silentSince } from "./silence.ts";

const running: Head = { ...emptyHead, running: { turn: 3, messageId: "m", since: 1000 } };

const turn = (...times: number[]): Turn => ({
	...emptyTurn(3),
	items: times.map((updatedAt, at) => ({
		...{ type: "unknown", id: `${at}`, at, startedAt: 0, updatedAt, through: at },
		...{ name: "n", data: {} },
	})),
});

test("[E11.silence] the newest output of the running turn counts, or its beginning", () => {
	expect(lastOutput(running, undefined)).toBe(1000);
	expect(lastOutput(running, turn(1500, 4000, 2000))).toBe(4000);
	// A turn that was evicted or is not the running one says nothing.
	expect(lastOutput(running, { ...turn(9000), number: 2 })).toBe(1000);
});

test("[E11.silence] nobody is silent who waits for the user, is being stopped, or has nothing to do", () => {
	expect(lastOutput(emptyHead, undefined)).toBeUndefined();
	const stopping = { ...running, running: { turn: 3, messageId: "m", since: 1000, stopping: true } } as const;
	expect(lastOutput(stopping, undefined)).toBeUndefined();
	const request = { requestId: "r", title: "", options: [] };
	const pending = [{ requestId: "r", title: "", at: 1, request }];
	expect(lastOutput({ ...running, pending }, turn(4000))).toBeUndefined();
});

test("[E11.silence] what a view sees itself is dated by its own clock, what it finds by the hub's", () => {
	const found = silentSince(undefined, 1000, 90_000);
	expect(found).toEqual({ output: 1000, since: 1000 });
	expect(silentSince(found, 1000, 95_000)).toBe(found);
	expect(silentSince(found, 2000, 96_000)).toEqual({ output: 2000, since: 96_000 });
	// A hub whose clock is ahead has not spoken in the future.
	expect(silentSince(undefined, 99_000, 90_000)?.since).toBe(90_000);
	expect(silentSince(found, undefined, 97_000)).toBeUndefined();
});
