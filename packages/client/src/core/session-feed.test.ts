import fc from "fast-check";
import { expect, test } from "vitest";
import { startClient } from "../testing/connected-client.ts";
import { settle } from "../testing/fake-runtime.ts";
import { HubModel, type Sending } from "../testing/hub-model.ts";
import { MemoryNetwork } from "../testing/memory-network.ts";
import { SessionView } from "../testing/session-view.ts";
import type { HubClientOptions } from "./hub-client.ts";
import type { SessionSubscription, SessionUpdate } from "./hub-connection.ts";

const connected = async (limits?: HubClientOptions["limits"]) => {
	const hub = new HubModel();
	hub.create("s");
	const network = new MemoryNetwork(hub);
	network.immediate = true;
	const started = startClient(network, limits);
	await settle();
	return { hub, network, view: new SessionView(), ...started };
};

const reconnect = async ({ network, runtime }: Awaited<ReturnType<typeof connected>>) => {
	network.cut();
	runtime.advance(10_000);
	await settle();
};

const idsOf = (hub: HubModel): string[] => {
	return hub.log("s").map(({ id }) => id);
};

test("[B13.atomic][D3.replay] a session opens with an init and continues with events, each once", async () => {
	const { hub, client, view } = await connected();
	hub.append("s");
	client.openSession("s", view.consume, { turns: 20 });
	expect(view.updates).toEqual([]);
	await settle();
	hub.append("s", { sending: "twice" });
	hub.append("s", { span: 3 });
	await settle();
	expect(view.kinds()).toEqual(["init", "events", "events"]);
	expect(view.ids).toEqual(["e1/1", "e1/2", "e1/5"]);
	expect(hub.requests.at(-1)?.params).toEqual({ sessionId: "s", turns: 20 });
});

test("[B13.race] events that overtake the opening answer are held until it arrives", async () => {
	const { hub, network, client, view } = await connected();
	hub.append("s");
	network.immediate = false;
	client.openSession("s", view.consume);
	hub.append("s");
	hub.append("s");
	network.deliver();
	expect(view.updates).toEqual([]);
	network.answers.shift()?.release();
	await settle();
	expect(view.kinds()).toEqual(["init", "events"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test("[B13.race] more events than can be held are fetched after the answer instead", async () => {
	const { hub, network, client, view } = await connected({ maxHeldEvents: 3 });
	network.immediate = false;
	client.openSession("s", view.consume);
	for (let index = 0; index < 5; index += 1) hub.append("s");
	network.deliver();
	network.answers.shift()?.release();
	await settle();
	expect(hub.requests.at(-1)?.params).toEqual({ sessionId: "s", lastSeen: 0 });
	network.answers.shift()?.release();
	await settle();
	expect(view.kinds()).toEqual(["init", "events"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test("[C6.gap][C6.rebuild] a gap is shown, and the view is rebuilt", async () => {
	const { hub, client, view } = await connected();
	client.openSession("s", view.consume);
	await settle();
	hub.append("s");
	hub.append("s", { sending: "never", span: 2 });
	hub.append("s");
	await settle();
	expect(view.updates.map((update) => (update.kind === "gap" ? update : update.kind))).toEqual([
		"init",
		"events",
		{ kind: "gap", from: 2, to: 3 },
		"init",
	]);
	expect(view.ids).toEqual(idsOf(hub));
	hub.append("s");
	await settle();
	expect(view.ids).toEqual(idsOf(hub));
});

test("[C6.gap][C6.rebuild] a gap reported by the hub rebuilds the session it names", async () => {
	const { hub, client, view } = await connected();
	client.openSession("s", view.consume);
	await settle();
	hub.append("s", { sending: "never" });
	hub.broadcast({ topic: "connection", payload: { status: "connected", sessionId: "s", gapDetected: true } });
	await settle();
	expect(view.kinds()).toEqual(["init", "gap", "init"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test("[C6.gap] a gap without a session makes every view catch up", async () => {
	const { hub, client, view } = await connected();
	client.openSession("s", view.consume);
	await settle();
	hub.append("s", { sending: "never" });
	hub.broadcast({ topic: "connection", payload: { status: "connected", gapDetected: true } });
	await settle();
	expect(view.kinds()).toEqual(["init", "events"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test("[D3.replay] after a reconnect only missed events arrive", async () => {
	const all = await connected();
	const { hub, network, client, view } = all;
	hub.append("s");
	client.openSession("s", view.consume);
	await settle();
	network.cut();
	hub.append("s");
	hub.append("s");
	await reconnect(all);
	expect(view.updates.at(-1)).toMatchObject({ kind: "events", live: false });
	hub.append("s");
	await settle();
	expect(view.kinds()).toEqual(["init", "events", "events"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test.each([
	["says so", true],
	["claims to know the view's past", false],
])(
	"[C6.rebuild] another store under the same address that %s rebuilds every view",
	async (_, comparesEpochs) => {
		const all = await connected();
		const { hub, client, view } = all;
		hub.comparesEpochs = comparesEpochs;
		for (let index = 0; index < 3; index += 1) hub.append("s");
		client.openSession("s", view.consume);
		await settle();
		hub.restart("e2");
		hub.append("s");
		await reconnect(all);
		expect(client.status).toMatchObject({ state: "connected", epoch: "e2", resumed: false });
		expect(view.kinds()).toEqual(["init", "init"]);
		expect(view.ids).toEqual(["e2/1", "e2/2", "e2/3"]);
	},
);

test("[C6.gap] a store that lost what the view has seen is a gap", async () => {
	const all = await connected();
	const { hub, network, client, view } = all;
	hub.append("s");
	hub.append("s");
	client.openSession("s", view.consume);
	await settle();
	const answer = hub.answer.bind(hub);
	hub.answer = (clientId, request) => {
		if (request.method !== "hub.hello") return answer(clientId, request);
		hub.answer = answer;
		const sessions = { s: { kind: "tail", lastSeen: 1, events: [] } };
		const result = { version: "1", epoch: "e1", sessions, gone: [] };
		return { v: 1, kind: "res", id: request.id, ok: true, result };
	};
	network.cut();
	await reconnect(all);
	expect(view.updates.slice(1)).toMatchObject([{ kind: "gap", from: 2, to: 2 }, { kind: "init" }]);
});

test("[D4.gone] a session deleted while away is gone, and stays so", async () => {
	const all = await connected();
	const { hub, network, client, view } = all;
	client.openSession("s", view.consume);
	await settle();
	network.cut();
	hub.delete("s");
	await reconnect(all);
	await reconnect(all);
	expect(view.kinds()).toEqual(["init", "gone"]);
});

test("[D4.gone] a session that does not exist is gone", async () => {
	const { client, view } = await connected();
	client.openSession("nowhere", view.consume);
	await settle();
	expect(view.kinds()).toEqual(["gone"]);
});

test("[D4.gone] a refused opening is reported and can be retried", async () => {
	const { hub, client, view } = await connected();
	const answer = hub.answer.bind(hub);
	hub.answer = (_, { id }) => ({
		v: 1,
		kind: "res",
		id,
		ok: false,
		error: { code: "limit_exceeded", message: "Too many." },
	});
	const subscription = client.openSession("s", view.consume);
	await settle();
	expect(view.updates).toEqual([
		{ kind: "failed", failure: { code: "limit_exceeded", message: "Too many." } },
	]);
	hub.answer = answer;
	hub.append("s");
	subscription.reopen();
	await settle();
	expect(view.ids).toEqual(idsOf(hub));
});

test("[D4.unready] an opening that does not get through causes a reconnect", async () => {
	const { hub, network, runtime, client, view } = await connected();
	network.immediate = false;
	client.openSession("s", view.consume);
	network.answers.shift()?.lose();
	await settle();
	expect(client.status.state).toBe("waiting");
	network.immediate = true;
	hub.append("s");
	runtime.advance(10_000);
	await settle();
	expect(view.ids).toEqual(idsOf(hub));
});

test("[D3.replay] consumers of one session share a subscription and each has its own position", async () => {
	const { hub, network, client, view } = await connected();
	hub.append("s");
	const first = client.openSession("s", view.consume);
	await settle();
	const other = new SessionView();
	network.immediate = false;
	const second = client.openSession("s", other.consume);
	hub.append("s");
	network.deliver();
	network.answers.shift()?.release();
	await settle();
	network.immediate = true;
	hub.append("s");
	await settle();
	expect(view.kinds()).toEqual(["init", "events", "events"]);
	expect(other.kinds()).toEqual(["init", "events", "events"]);
	expect([view.ids, other.ids]).toEqual([idsOf(hub), idsOf(hub)]);
	first.close();
	await settle();
	expect(hub.subscribers("s")).toBe(1);
	second.close();
	second.close();
	await settle();
	expect(hub.subscribers("s")).toBe(0);
	expect(hub.requests.filter(({ method }) => method === "session.close")).toHaveLength(1);
});

test("[D3.replay] a consumer left behind by another's opening fetches the events in between", async () => {
	const { hub, client, view } = await connected();
	client.openSession("s", view.consume);
	await settle();
	hub.append("s", { sending: "never" });
	const other = new SessionView();
	client.openSession("s", other.consume);
	await settle();
	expect(view.kinds()).toEqual(["init", "events"]);
	expect([view.ids, other.ids]).toEqual([idsOf(hub), idsOf(hub)]);
});

test("[B13.race] a close and a later open cannot overtake each other", async () => {
	const { hub, network, client, view } = await connected();
	const first = client.openSession("s", () => {});
	await settle();
	network.immediate = false;
	first.close();
	client.openSession("s", view.consume);
	await settle();
	expect(network.answers.map(({ method }) => method)).toEqual(["session.close"]);
	network.answers.shift()?.release();
	await settle();
	expect(network.answers.map(({ method }) => method)).toEqual(["session.open"]);
	network.answers.shift()?.release();
	await settle();
	hub.append("s");
	network.deliver();
	expect(view.ids).toEqual(idsOf(hub));
});

test("[D5.detach] events of a session without consumers make the client close it", async () => {
	const { hub, network } = await connected();
	hub.append("s");
	await network.request({
		v: 1,
		kind: "req",
		id: "x",
		method: "session.open",
		params: { sessionId: "s" },
	});
	hub.append("s");
	await settle();
	expect(hub.subscribers("s")).toBe(0);
});

test("[ground] nothing is delivered after closing, and closing during a delivery is safe", async () => {
	const { hub, client, view } = await connected();
	const subscription = client.openSession("s", (update) => {
		view.consume(update);
		if (update.kind === "events") subscription.close();
	});
	await settle();
	hub.append("s");
	hub.append("s");
	await settle();
	expect(view.kinds()).toEqual(["init", "events"]);
});

test("[D3.lastSeen] events count as seen only once the view has applied them", async () => {
	const { hub, client, view, log } = await connected();
	let broken = true;
	client.openSession("s", (update) => {
		if (update.kind === "events" && broken) throw new Error("the view died");
		view.consume(update);
	});
	await settle();
	hub.append("s");
	await settle();
	expect(view.kinds()).toEqual(["init", "init"]);
	broken = false;
	hub.append("s");
	await settle();
	expect(view.ids).toEqual(idsOf(hub));
	expect(log.records().some(({ error }) => error?.message === "the view died")).toBe(true);
});

test("[D3.replay] an answer requested earlier by another consumer is too old for a view that failed since", async () => {
	const { hub, network, client, view } = await connected();
	let broken = false;
	client.openSession("s", (update) => {
		if (broken && update.kind === "events") throw new Error("the view died");
		view.consume(update);
	});
	await settle();
	network.immediate = false;
	client.openSession("s", () => {});
	broken = true;
	hub.append("s");
	network.deliver();
	broken = false;
	for (let round = 0; round < 2; round += 1) {
		network.answers.shift()?.release();
		await settle();
	}
	expect(view.ids).toEqual(idsOf(hub));
});

test("[B13.race] events of another store that overtake the greeting's answer are held like any other", async () => {
	const { hub, network, runtime, client, view } = await connected();
	for (let index = 0; index < 3; index += 1) hub.append("s");
	client.openSession("s", view.consume);
	await settle();
	hub.restart("e2");
	network.immediate = false;
	network.cut();
	runtime.advance(10_000);
	network.deliver();
	hub.append("s");
	network.deliver();
	network.answers.shift()?.release();
	await settle();
	expect(view.kinds()).toEqual(["init", "gap", "init", "events"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test("[D4.unready] a view that fails on its init is left alone until it reopens", async () => {
	const { hub, client } = await connected();
	let calls = 0;
	const subscription = client.openSession("s", () => {
		calls += 1;
		throw new Error("never");
	});
	await settle();
	hub.append("s");
	await settle();
	expect(calls).toBe(1);
	subscription.reopen();
	await settle();
	expect(calls).toBe(2);
});

test("[B13.anytime] a view that asks for a rebuild during a delivery is rebuilt", async () => {
	const { hub, client, view } = await connected();
	const subscription = client.openSession("s", (update) => {
		view.consume(update);
		if (update.kind === "events" && view.updates.length === 2) subscription.reopen();
	});
	await settle();
	hub.append("s");
	await settle();
	hub.append("s");
	await settle();
	expect(view.kinds()).toEqual(["init", "events", "init", "events"]);
	expect(view.ids).toEqual(idsOf(hub));
});

test("[C7.inbound] events of another session than their batch's are dropped", async () => {
	const { hub, network, client, view } = await connected();
	client.openSession("s", view.consume);
	await settle();
	hub.create("t");
	const stranger = hub.append("t");
	const payload = { sessionId: "s", events: [stranger] };
	network.inject(`data: ${JSON.stringify({ v: 1, kind: "evt", topic: "events", payload })}\n\n`);
	await settle();
	expect([view.kinds(), client.violations]).toEqual([["init"], 1]);
});

type Step =
	| { readonly do: "append"; readonly span: number; readonly sending: Sending }
	| { readonly do: "deliver"; readonly bytes: number }
	| { readonly do: "answer" | "loseAnswer"; readonly which: number }
	| { readonly do: "wait"; readonly ms: number }
	| { readonly do: "cut" | "emptyRings" | "restart" | "join" | "leave" | "reopen" | "fail" | "flow" };

type Dangers = {
	readonly sendings: readonly Sending[];
	readonly also: readonly ("restart" | "reopen" | "fail")[];
};

const steps = ({ sendings, also }: Dangers): fc.Arbitrary<Step[]> => {
	const step = <Name extends Step["do"]>(name: Name) => fc.constant(name);
	const append = {
		do: step("append"),
		span: fc.integer({ min: 1, max: 3 }),
		sending: fc.constantFrom(...sendings),
	};
	const rare = fc.constantFrom(
		"cut" as const,
		"emptyRings" as const,
		"join" as const,
		"leave" as const,
		...also,
	);
	return fc.array(
		fc.oneof(
			{ weight: 6, arbitrary: fc.record(append) },
			{ weight: 6, arbitrary: fc.record({ do: step("deliver"), bytes: fc.integer({ min: 1, max: 400 }) }) },
			{ weight: 5, arbitrary: fc.record({ do: step("answer"), which: fc.nat(3) }) },
			{ weight: 1, arbitrary: fc.record({ do: step("loseAnswer"), which: fc.nat(3) }) },
			{ weight: 3, arbitrary: fc.record({ do: step("wait"), ms: fc.constantFrom(200, 11_000) }) },
			{ weight: 2, arbitrary: fc.record({ do: step("flow") }) },
			{ weight: 5, arbitrary: fc.record({ do: rare }) },
		),
		{ maxLength: 80 },
	);
};

const play = async (script: readonly Step[], { held = 10_000, epilogue = false } = {}) => {
	const hub = new HubModel();
	hub.create("s");
	const network = new MemoryNetwork(hub);
	const { client, runtime, log } = startClient(network, { maxHeldEvents: held });
	const views: { view: SessionView; subscription: SessionSubscription }[] = [];
	let failing = false;
	let epoch = 1;
	const join = (): void => {
		const view = new SessionView();
		const consume = (update: SessionUpdate): void => {
			if (failing && update.kind === "events") {
				failing = false;
				throw new Error("a view fails once");
			}
			view.consume(update);
		};
		views.push({ view, subscription: client.openSession("s", consume) });
	};
	const take = (which: number) => network.answers.splice(which % (network.answers.length || 1), 1)[0];
	const flow = async (): Promise<void> => {
		for (let round = 0; round < 4; round += 1) {
			network.deliver();
			for (const answer of network.answers.splice(0)) answer.release();
			await settle();
		}
	};
	join();
	await flow();
	for (const step of script) {
		switch (step.do) {
			case "append":
				hub.append("s", step);
				break;
			case "deliver":
				network.deliver(step.bytes);
				break;
			case "answer":
				take(step.which)?.release();
				break;
			case "loseAnswer":
				take(step.which)?.lose();
				break;
			case "wait":
				runtime.advance(step.ms);
				break;
			case "cut":
				network.cut();
				break;
			case "emptyRings":
				hub.emptyRings();
				break;
			case "restart":
				epoch += 1;
				network.cut();
				hub.restart(`e${epoch}`);
				break;
			case "join":
				join();
				break;
			case "leave":
				if (views.length > 1) views.shift()?.subscription.close();
				break;
			case "flow":
				await flow();
				break;
			case "reopen":
				views[0]?.subscription.reopen();
				break;
			case "fail":
				failing = true;
		}
		await settle();
	}
	failing = false;
	network.immediate = true;
	for (const answer of network.answers.splice(0)) answer.release();
	network.deliver();
	for (let round = 0; round < 8; round += 1) {
		await settle();
		runtime.advance(11_000);
		network.inject(": beat\n\n");
		await settle();
	}
	if (epilogue) hub.append("s");
	for (let round = 0; round < 4; round += 1) await settle();
	const failures = log
		.records()
		.filter(({ level, error }) => level === "error" && error?.message !== "a view fails once");
	const status = client.status.state;
	client.close();
	expect([status, failures]).toEqual(["connected", []]);
	for (const { view } of views) expect(view.lastSeen).toBe(hub.log("s").at(-1)?.index ?? 0);
	for (const { view } of views) expect(view.ids).toEqual(idsOf(hub));
	return views.map(({ view }) => view);
};

const held = fc.constantFrom(2, 10_000);

test("[D3.replay][D3.ignored][C6.reconnect] whatever is cut, duplicated, delayed or reordered, every view ends up with every event once", async () => {
	const script = steps({ sendings: ["once", "twice"], also: ["restart", "reopen", "fail"] });
	await fc.assert(
		fc.asyncProperty(script, held, async (steps, held) => {
			const views = await play(steps, { held });
			// The other store has one event fewer: it may be missed, and then a gap must be reported.
			const mayMiss = steps.some((step) => step.do === "restart");
			for (const view of views) if (!mayMiss) expect(view.kinds()).not.toContain("gap");
		}),
		{ numRuns: 400 },
	);
}, 60_000);

test("[C6.gap][C6.rebuild] events that are never sent are noticed by the next one at the latest, and the view is rebuilt", async () => {
	const script = steps({ sendings: ["once", "once", "never"], also: ["restart", "reopen", "fail"] });
	await fc.assert(
		fc.asyncProperty(script, held, async (steps, held) => {
			const views = await play(steps, { held, epilogue: true });
			expect(views.length).toBeGreaterThan(0);
		}),
		{ numRuns: 400 },
	);
}, 60_000);

test("[D3.replay] while hub and store are healthy, no cut or delay rebuilds a view", async () => {
	await fc.assert(
		fc.asyncProperty(steps({ sendings: ["once", "twice"], also: [] }), held, async (steps, held) => {
			for (const view of await play(steps, { held })) {
				expect(view.kinds().filter((kind) => kind !== "events")).toEqual(["init"]);
			}
		}),
		{ numRuns: 400 },
	);
}, 60_000);
