import type { EventBody } from "@parley/protocol/log/log-event";
import { emptyHead } from "@parley/transcript/head/head";
import { expect, test } from "vitest";
import type { SourceChange } from "../store/source.ts";
import { StoreFullError } from "../store/store-errors.ts";
import { HeldStore } from "../testing/held-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { SessionLog } from "./session-log.ts";
import { storedAttachment } from "./stored-attachment.ts";

const at = (position: number, process = "p") => ({ process, position });

const text: EventBody = {
	type: "text",
	payload: { messageId: "a", blockId: "b", kind: "answer", offset: 0, text: "x" },
};
const lost: EventBody = { type: "agent.lost", payload: { message: "gone" } };

/** The log of a session that was read up to position 10. */
const make = (source?: SourceChange) => {
	const store = new HeldStore();
	const published: number[] = [];
	const stored = { ...new SampleLog("s").turn(1).stored, ...(source === "none" ? {} : { source: at(10) }) };
	const log = new SessionLog(
		{
			sessionId: "s",
			store,
			now: () => 1,
			onCommitted: (events) => void published.push(events.length),
			onFailed: () => undefined,
		},
		stored,
	);
	const written = () => store.appends.map(({ append: { events, source } }) => [events.length, source]);
	return { store, log, published, written };
};

test("[D7.position] a batch carries the last position of the lines in it, and is known as read once committed", async () => {
	const { store, log, written } = make();
	const said = [
		log.append([text], { turn: 1, source: at(20) }),
		log.append([text], { turn: 1, source: at(30) }),
		log.append([text], { turn: 1 }),
	];
	await store.came(1);
	expect(log.source).toEqual(at(10));
	store.open();
	await Promise.all(said);
	expect(written()).toEqual([[3, at(30)]]);
	expect(log.source).toEqual(at(30));
});

test("[D7.position] a position that brings no event costs no write", async () => {
	const { store, log } = make();
	store.open();
	await log.append([], { source: at(20) });
	await log.append([text], { turn: 1 });
	expect(store.appends.map(({ append }) => append)).toEqual([
		expect.not.objectContaining({ source: expect.anything() }),
	]);
	expect(log.source).toEqual(at(10));
});

test("[D7.position] what could not be written is not read either", async () => {
	const { store, log } = make();
	const said = log.append([text], { turn: 1, source: at(20) });
	await store.came(1);
	store.appends[0]?.done.reject(new StoreFullError());
	await expect(said).rejects.toThrow(StoreFullError);
	expect(log.source).toEqual(at(10));
});

test("[D7.detached] a loss takes the source with it, in its own batch, whatever was read just before", async () => {
	const { store, log, written } = make();
	store.open();
	await Promise.all([log.append([text], { turn: 1, source: at(20) }), log.append([lost], { turn: 1 })]);
	expect(written()).toEqual([[2, "none"]]);
	expect(log.source).toBeUndefined();
});

test("[D7.detached] letting an agent go is written once, behind what was read, and published to nobody", async () => {
	const { store, log, published, written } = make();
	store.open();
	void log.append([text], { turn: 1, source: at(20) });
	await log.detached();
	await log.detached();
	expect(written()).toEqual([[1, "none"]]);
	await log.append([text], { turn: 1, source: at(5, "q") });
	await log.detached();
	expect(written().slice(1)).toEqual([
		[1, at(5, "q")],
		[0, "none"],
	]);
	expect(published).toEqual([1, 1]);
});

test("[D7.detached] a session without an agent has nothing to write", async () => {
	const { store, log } = make("none");
	await log.detached();
	expect(store.appends).toEqual([]);
});

test("[D7.detached] an agent that was let go because nothing could be written is forgotten as soon as something can", async () => {
	const { store, log, written } = make();
	const said = log.append([text], { turn: 1, source: at(20) });
	await store.came(1);
	store.appends[0]?.done.reject(new StoreFullError());
	await said.catch(() => undefined);
	await log.detached();
	expect(log.source).toEqual(at(10));
	await log.resume();
	await store.came(2);
	expect(written()[1]).toEqual([0, "none"]);
	store.open();
	await log.append([text], { turn: 1 });
	expect(log.source).toBeUndefined();
});

test("[D7.position][D7.detached] the next hub knows which agent session to look for, and where, or that there is none", () => {
	const link = { state: "attached", agentSessionId: "a" } as const;
	expect(storedAttachment(link, at(10))).toEqual({ agentSessionId: "a", process: "p", position: 10 });
	expect(storedAttachment(link, undefined)).toBeUndefined();
	expect(storedAttachment({ ...link, state: "lost" }, at(10))).toBeUndefined();
	expect(storedAttachment(emptyHead.link, at(10))).toBeUndefined();
});
