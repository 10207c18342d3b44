import { Logger } from "@parley/logging/logger";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, onTestFinished, test } from "vitest";
import { FakeRuntime } from "../../testing/fake-runtime.ts";
import type {
	ConnectionStatus,
	HubTopic,
	RelayConnection,
	SessionConsumer,
	SessionUpdate,
} from "../hub-connection.ts";
import { isSharedMessage } from "./check-message.ts";
import type { PortLike } from "./port-like.ts";
import type { SharedMessage, TabMessage } from "./port-message.ts";
import { SharedHub } from "./shared-hub.ts";

/** A connection that pushes what the test tells it to. */
class PushedConnection implements RelayConnection {
	readonly status: ConnectionStatus = { state: "connected", version: "1", epoch: "e", resumed: true };
	readonly consumers: SessionConsumer[] = [];
	reopened = 0;
	tellTopic: (event: HubTopic) => void = () => {};
	tellStatus: (status: ConnectionStatus) => void = () => {};
	readonly onStatus: RelayConnection["onStatus"] = (listener) => {
		this.tellStatus = listener;
		return () => {};
	};
	readonly onTopic: RelayConnection["onTopic"] = (listener) => {
		this.tellTopic = listener;
		return () => {};
	};
	readonly openSession: RelayConnection["openSession"] = (sessionId, consumer) => {
		this.consumers.push(consumer);
		const reopen = (): void => {
			this.reopened += 1;
			consumer(init);
		};
		return { sessionId, reopen, close: () => {} };
	};
	readonly forward = () => Promise.reject(new Error("not asked for"));
	readonly retryNow = (): void => {};
	readonly close = (): void => {};
}

const init: SessionUpdate = {
	kind: "init",
	init: { kind: "init", lastSeen: 0, head: [], turns: [], firstTurn: 0 },
};

const events = (index: number): SessionUpdate => {
	const payload = { messageId: "m", blockId: "b", kind: "answer", offset: 0, text: "x".repeat(1000) };
	const event: WireEvent = { sessionId: "s", index, id: `e${index}`, ts: 0, turn: 1, type: "text", payload };
	return { kind: "events", events: [event], live: true };
};

/** A tab whose messages pile up at its port until the test takes them. */
const setUp = () => {
	const connection = new PushedConnection();
	const shared = new SharedHub({
		connect: () => connection,
		logger: Logger.create("client"),
		runtime: new FakeRuntime(),
	});
	onTestFinished(() => shared.close());
	const posted: SharedMessage[] = [];
	const port: PortLike = {
		postMessage: (message) => {
			if (!isSharedMessage(message)) throw new Error("not a message of a shared hub");
			posted.push(message);
		},
		onmessage: null,
		close: () => {},
	};
	shared.serve(port);
	const say = (message: TabMessage): void => port.onmessage?.({ data: message });
	say({ v: 1, kind: "attach", origin: "http://hub", token: "t" });
	say({ v: 1, kind: "open", feed: "1", sessionId: "s" });
	const [consumer] = connection.consumers;
	if (consumer === undefined) throw new Error("the session was not opened");
	/** The page runs again and processes everything that is queued. */
	const takeAll = (): SharedMessage[] => {
		const taken: SharedMessage[] = [];
		for (let next = posted.shift(); next !== undefined; next = posted.shift()) {
			taken.push(next);
			if (next.kind === "update" || next.kind === "evt" || next.kind === "status")
				say({ v: 1, kind: "took" });
		}
		return taken;
	};
	return { connection, consumer, posted, say, takeAll };
};

test("[D4.bounded] the backlog of a frozen tab is bounded, however much arrives", () => {
	const { consumer, connection, posted } = setUp();
	consumer(init);
	for (let index = 1; index <= 100_000; index += 1) consumer(events(index));
	expect(posted.length).toBeLessThan(4000);
	const before = posted.length;
	for (let count = 0; count < 1000; count += 1) {
		connection.tellTopic({ topic: "state", payload: { sessions: [] } });
		connection.tellStatus(connection.status);
	}
	expect(posted).toHaveLength(before);
});

test("[D4.hidden] a tab that thaws rebuilds its views once and knows that its lists are stale", () => {
	const { consumer, connection, posted, takeAll } = setUp();
	consumer(init);
	for (let index = 1; index <= 5000; index += 1) consumer(events(index));
	connection.tellTopic({ topic: "state", payload: { sessions: [] } });
	const taken = takeAll();
	expect(connection.reopened).toBe(1);
	expect(taken.slice(-2)).toMatchObject([
		{ kind: "status", status: { state: "connected", resumed: false } },
		{ kind: "update", feed: "1", update: { kind: "init" } },
	]);
	consumer(events(5001));
	expect(posted).toMatchObject([{ kind: "update", update: { kind: "events", events: [{ index: 5001 }] } }]);
	expect(takeAll()).toHaveLength(1);
	expect(connection.reopened).toBe(1);
});

test("[D4.hidden] nothing follows a dropped update until the view is rebuilt", () => {
	const { consumer, posted, say } = setUp();
	consumer(init);
	for (let index = 1; index <= 5000; index += 1) consumer(events(index));
	const last = posted.length;
	posted.splice(0, 100);
	for (let count = 0; count < 100; count += 1) say({ v: 1, kind: "took" });
	consumer(events(5001));
	expect(posted).toHaveLength(last - 100);
});

test("[D4.hidden] a tab that keeps up gets everything and is never rebuilt", () => {
	const { consumer, connection, takeAll } = setUp();
	takeAll();
	consumer(init);
	const indexes: number[] = [];
	for (let index = 1; index <= 20_000; index += 1) {
		consumer(events(index));
		for (const message of takeAll())
			if (message.kind === "update" && message.update.kind === "events")
				indexes.push(...message.update.events.map((event) => event.index));
	}
	expect(indexes).toEqual(Array.from({ length: 20_000 }, (_, at) => at + 1));
	expect(connection.reopened).toBe(0);
});

test("[D4.hidden] a view that is closed meanwhile is not rebuilt", () => {
	const { consumer, connection, say, takeAll } = setUp();
	consumer(init);
	for (let index = 1; index <= 5000; index += 1) consumer(events(index));
	say({ v: 1, kind: "leave", feed: "1" });
	takeAll();
	expect(connection.reopened).toBe(0);
});
