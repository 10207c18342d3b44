import type {
	ConnectionStatus,
	HubConnection,
	HubMethod,
	HubTopic,
	SessionConsumer,
	SessionOptions,
	SessionSubscription,
	Unsubscribe,
} from "@parley/client/core/hub-connection";
import { isWireEvent } from "@parley/protocol/contract/check-event";
import { isParams } from "@parley/protocol/contract/check-params";
import { isResult } from "@parley/protocol/contract/check-result";
import { isTopicEvent } from "@parley/protocol/contract/check-topic";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { DamagedFile } from "@parley/protocol/hub/maintenance/methods";
import type { LogEventType, LogPayload } from "@parley/protocol/log/log-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { StoreState } from "@parley/protocol/store/state";
import { FakeBlobs } from "./fake-blobs.ts";
import { FakeDrafts } from "./fake-drafts.ts";
import { fakeMethods } from "./fake-methods.ts";
import { FakeServers } from "./fake-servers.ts";
import { FakeSession } from "./fake-session.ts";
import { FakeTurn } from "./fake-turn.ts";

type Methods = { [Name in HubMethod]?: (params: Params<Name>) => Result<Name> | Promise<Result<Name>> };

type Viewer = { readonly consumer: SessionConsumer; readonly turns: number };

/** A breach of the contract: a mistake in a test's script, not in the code under test. */
export class FakeContractError extends Error {
	override readonly name = "FakeContractError";
}

/**
 * An in-memory hub that plays agents by script. Requests, responses and events are checked against the contract as in the real hub, and the
 * log is the only source of truth.
 */
export class FakeHub implements HubConnection {
	status: ConnectionStatus = { state: "connected", version: "test", epoch: "e1", resumed: false };
	readonly sessions = new Map<string, FakeSession>();
	/** Every request received, for tests to inspect. */
	readonly requests: { method: HubMethod; params: unknown }[] = [];
	readonly drafts = new FakeDrafts();
	readonly blobs = new FakeBlobs();
	/** The MCP servers of every chat, for tests to change. */
	readonly servers = new FakeServers();
	readonly methods: Methods = fakeMethods(this);
	/** How many items of the newest turn a view opens with; it pages in the others. */
	openingItems = Number.POSITIVE_INFINITY;
	storeState: StoreState = {};
	readonly damagedFiles: DamagedFile[] = [];
	/** Whether a retry leaves the store in trouble. */
	staysInTrouble = false;
	readonly #turns = new Map<string, FakeTurn>();
	readonly #viewers = new Map<string, Set<Viewer>>();
	readonly #statusListeners = new Set<(status: ConnectionStatus) => void>();
	readonly #topicListeners = new Set<(event: HubTopic) => void>();
	#clock = Date.now() - 3_600_000;
	#quiet = false;

	constructor() {
		this.drafts.onChanged = (sessionId, draft) => {
			if (!this.#quiet) this.emit({ topic: "draft", payload: { sessionId, draft } });
		};
	}

	onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe {
		this.#statusListeners.add(listener);
		return () => this.#statusListeners.delete(listener);
	}

	onTopic(listener: (event: HubTopic) => void): Unsubscribe {
		this.#topicListeners.add(listener);
		return () => this.#topicListeners.delete(listener);
	}

	async request<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		this.requests.push({ method, params });
		if (!isParams(method, params)) throw new FakeContractError(`Bad parameters for ${method}`);
		if (this.status.state !== "connected")
			throw new RequestFailure("disconnected", "There is no connection to the hub.");
		const handler = this.methods[method];
		if (handler === undefined) throw new RequestFailure("method_not_found", `There is no ${method} here.`);
		const result = await handler(params);
		if (!isResult(method, result)) throw new FakeContractError(`Bad result of ${method}`);
		return result;
	}

	openSession(
		sessionId: string,
		consumer: SessionConsumer,
		{ turns = 20 }: SessionOptions = {},
	): SessionSubscription {
		const viewer = { consumer, turns };
		const viewers = this.#viewers.get(sessionId) ?? new Set();
		this.#viewers.set(sessionId, viewers.add(viewer));
		queueMicrotask(() => this.#open(sessionId, viewer));
		return {
			sessionId,
			reopen: () => queueMicrotask(() => this.#open(sessionId, viewer)),
			close: () => void viewers.delete(viewer),
		};
	}

	retryNow(): void {
		this.setStatus({ state: "connected", version: "test", epoch: "e1", resumed: true });
	}

	close(): void {
		this.setStatus({ state: "closed" });
	}

	setStatus(status: ConnectionStatus): void {
		this.status = status;
		for (const listener of this.#statusListeners) listener(status);
	}

	setStoreState(state: StoreState): StoreState {
		this.storeState = state;
		this.emit({ topic: "store", payload: state });
		return state;
	}

	addSession(sessionId: string, folder = "/code/engine", agent = "eliza", title = ""): FakeSession {
		this.#clock += 60_000;
		const session = new FakeSession(sessionId, this.#clock);
		this.sessions.set(sessionId, session);
		session.append("session.created", title === "" ? { folder, agent } : { folder, agent, title });
		this.pushState(sessionId);
		return session;
	}

	session(sessionId: string): FakeSession {
		const session = this.sessions.get(sessionId);
		if (session === undefined) throw new RequestFailure("not_found", `There is no session ${sessionId}.`);
		return session;
	}

	/** Logs an event and delivers it to every view that has the session open. */
	append<Type extends LogEventType>(
		sessionId: string,
		type: Type,
		payload: LogPayload<Type>,
		turn?: number,
	): void {
		const session = this.session(sessionId);
		const { head } = session;
		this.deliver(sessionId, session.append(type, payload, turn));
		if (session.head !== head) this.pushState(sessionId);
	}

	deliver(sessionId: string, event: WireEvent): void {
		if (!isWireEvent(event)) throw new FakeContractError(`Bad event ${JSON.stringify(event)}`);
		if (this.#quiet || this.status.state !== "connected") return;
		for (const { consumer } of this.#viewers.get(sessionId) ?? [])
			consumer({ kind: "events", events: [event], live: true });
	}

	/** Sends a prompt to the agent; the script continues the turn. */
	beginTurn(sessionId: string, text: string): FakeTurn {
		const number = this.session(sessionId).head.lastTurn + 1;
		const payload = { messageId: `p${number}`, content: [{ type: "text" as const, text }] };
		this.append(sessionId, "prompt.accepted", payload);
		this.append(sessionId, "prompt.sent", payload, number);
		return this.turn(sessionId, number);
	}

	/** A turn under way, for the script to continue. */
	turn(sessionId: string, number: number): FakeTurn {
		const key = `${sessionId}/${number}`;
		const known = this.#turns.get(key);
		if (known !== undefined) return known;
		const turn = new FakeTurn(number, (type, payload, at) => this.append(sessionId, type, payload, at));
		this.#turns.set(key, turn);
		return turn;
	}

	/** Changes something without notifying any view. */
	quietly(work: () => void): void {
		this.#quiet = true;
		work();
		this.#quiet = false;
	}

	/** Simulates a gap in the stream: viewers are notified and get a new snapshot of the session. */
	gap(sessionId: string): void {
		for (const viewer of this.#viewers.get(sessionId) ?? []) {
			viewer.consumer({ kind: "gap", from: 1 });
			this.#open(sessionId, viewer);
		}
	}

	viewers(sessionId: string): number {
		return this.#viewers.get(sessionId)?.size ?? 0;
	}

	pushState(sessionId: string): void {
		if (this.#quiet) return;
		const session = this.sessions.get(sessionId);
		this.emit({
			topic: "state",
			payload:
				session === undefined ? { sessions: [], removed: [sessionId] } : { sessions: [session.summary] },
		});
	}

	emit(event: HubTopic): void {
		if (!isTopicEvent(event)) throw new FakeContractError("Bad topic");
		for (const listener of this.#topicListeners) listener(event);
	}

	#open(sessionId: string, viewer: Viewer): void {
		if (this.#viewers.get(sessionId)?.has(viewer) !== true) return;
		const session = this.sessions.get(sessionId);
		if (session === undefined) viewer.consumer({ kind: "gone" });
		else viewer.consumer({ kind: "init", init: session.init(viewer.turns, this.openingItems) });
	}
}
