import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { type Wording, wording } from "@parley/words/wording";
import type { ClientLog } from "../client-log.ts";
import { hostRuntime } from "../host-runtime.ts";
import type {
	ConnectionStatus,
	HubConnection,
	HubMethod,
	HubTopic,
	SessionConsumer,
	SessionOptions,
	SessionSubscription,
	Unsubscribe,
} from "../hub-connection.ts";
import { Listeners } from "../listeners.ts";
import type { Runtime } from "../runtime.ts";
import { isSharedMessage } from "./check-message.ts";
import type { PortLike } from "./port-like.ts";
import { type HubTarget, portVersion, type SharedMessage, type TabMessage } from "./port-message.ts";
import { TabRequests } from "./tab-requests.ts";

export type TabClientOptions = {
	/** Creates a port to the shared hub; called again when the old one is dead. */
	readonly openPort: () => PortLike;
	readonly target: HubTarget;
	/** Its category should be `client`. */
	readonly logger: ClientLog;
	readonly runtime?: Runtime;
	readonly beatMs?: number;
	/** How soon a new port must deliver its first message. */
	readonly firstAnswerMs?: number;
};

type TabFeed = {
	readonly sessionId: string;
	readonly consumer: SessionConsumer;
	readonly options: SessionOptions;
	/** It failed on events: what follows is not contiguous until it is rebuilt. */
	isBroken: boolean;
};

/** Unanswered heartbeats after which the other side counts as dead. Counted, because timers of hidden tabs are unreliable. */
const maxUnanswered = 3;

/** A hub reached through a shared connection, over a port. Close it when the page closes. */
export class TabClient implements HubConnection {
	readonly #options: TabClientOptions;
	readonly #runtime: Runtime;
	readonly #logger: ClientLog;
	readonly #violations: ViolationCounter;
	readonly #pending: TabRequests;
	readonly #statusListeners: Listeners<ConnectionStatus>;
	readonly #topicListeners: Listeners<HubTopic>;
	readonly #feeds = new Map<string, TabFeed>();
	#status: ConnectionStatus = { state: "connecting", attempt: 0 };
	#port: PortLike | undefined;
	#nextFeed = 1;
	#unanswered = 0;
	/** Whether the current port has delivered anything. */
	#heard = false;
	#cancelBeat: () => void = () => {};

	private constructor(options: TabClientOptions) {
		const { logger, runtime = hostRuntime } = options;
		this.#options = options;
		this.#runtime = runtime;
		this.#logger = logger;
		const protocolLog = logger.child("protocol");
		this.#violations = new ViolationCounter((violation) =>
			protocolLog.warn("A message violates the protocol", violation),
		);
		this.#pending = new TabRequests((request) => this.#post(request), this.#violations);
		this.#statusListeners = new Listeners(logger);
		this.#topicListeners = new Listeners(logger);
	}

	static connect(options: TabClientOptions): TabClient {
		const client = new TabClient(options);
		client.#attach();
		return client;
	}

	get status(): ConnectionStatus {
		return this.#status;
	}

	/** The contract violations so far. */
	get violations(): number {
		return this.#violations.count;
	}

	onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe {
		return this.#statusListeners.add(listener);
	}

	onTopic(listener: (event: HubTopic) => void): Unsubscribe {
		return this.#topicListeners.add(listener);
	}

	async request<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		if (this.#port === undefined) {
			throw new RequestFailure("disconnected", wording("request.notSentClosed"));
		}
		return this.#pending.request(method, params);
	}

	openSession(
		sessionId: string,
		consumer: SessionConsumer,
		options: SessionOptions = {},
	): SessionSubscription {
		const feed = String(this.#nextFeed++);
		this.#feeds.set(feed, { sessionId, consumer, options, isBroken: false });
		this.#post({ v: portVersion, kind: "open", feed, sessionId, ...options });
		return {
			sessionId,
			reopen: () => {
				if (this.#feeds.has(feed)) this.#post({ v: portVersion, kind: "reopen", feed });
			},
			close: () => {
				if (this.#feeds.delete(feed)) this.#post({ v: portVersion, kind: "leave", feed });
			},
		};
	}

	retryNow(): void {
		this.#post({ v: portVersion, kind: "retry" });
	}

	close(): void {
		if (this.#status.state === "closed") return;
		this.#leavePort(wording("transport.sharedClosed"));
		this.#feeds.clear();
		this.#setStatus({ state: "closed" });
		this.#statusListeners.clear();
		this.#topicListeners.clear();
	}

	/** Starts over on a new port, as often as needed, assuming nothing about the old one. */
	#attach(): void {
		this.#leavePort(wording("transport.sharedLost"));
		const port = this.#options.openPort();
		port.onmessage = ({ data }) => {
			if (this.#port === port) this.#receive(data);
		};
		this.#port = port;
		const { origin, token } = this.#options.target;
		this.#post({ v: portVersion, kind: "attach", origin, token });
		for (const [feed, { sessionId, options }] of this.#feeds) {
			this.#post({ v: portVersion, kind: "open", feed, sessionId, ...options });
		}
		this.#beat();
	}

	#leavePort(reason: Wording): void {
		this.#cancelBeat();
		this.#unanswered = 0;
		this.#heard = false;
		this.#post({ v: portVersion, kind: "detach" });
		this.#port?.close();
		this.#port = undefined;
		this.#pending.failAll(reason);
	}

	#beat(): void {
		const { beatMs = 20_000, firstAnswerMs = 5000 } = this.#options;
		this.#cancelBeat = this.#runtime.schedule(
			() => {
				if (!this.#heard || this.#unanswered >= maxUnanswered) {
					this.#reattach("The shared connection does not answer");
					return;
				}
				this.#unanswered += 1;
				this.#post({ v: portVersion, kind: "beat" });
				this.#beat();
			},
			this.#heard ? beatMs : firstAnswerMs,
		);
	}

	#reattach(reason: string): void {
		this.#logger.warn("Attaching anew", { reason });
		this.#setStatus({ state: "connecting", attempt: 0 });
		if (this.#status.state === "closed") return;
		try {
			this.#attach();
		} catch (error) {
			this.#logger.error("No new port could be made", { error });
			this.#beat();
		}
	}

	#receive(data: unknown): void {
		this.#unanswered = 0;
		this.#heard = true;
		if (!isSharedMessage(data)) {
			const detail = "it is no message of a shared hub";
			this.#violations.add({ direction: "inbound", reason: "not_an_envelope", detail });
			return;
		}
		switch (data.kind) {
			case "res":
				this.#pending.settle(data);
				break;
			case "evt":
				this.#topicListeners.tell(data.event);
				this.#took();
				break;
			case "status":
				this.#setStatus(data.status);
				this.#took();
				break;
			case "update":
				this.#deliver(data);
				this.#took();
				break;
			case "lost":
				this.#reattach("This tab was let go");
				break;
			case "beat":
		}
	}

	#deliver({ feed, update }: Extract<SharedMessage, { kind: "update" }>): void {
		const target = this.#feeds.get(feed);
		if (target === undefined || (target.isBroken && update.kind === "events")) return;
		target.isBroken = false;
		try {
			target.consumer(update);
		} catch (error) {
			const { sessionId } = target;
			this.#logger.error("A view failed to take an update", { sessionId, kind: update.kind, error });
			target.isBroken = true;
			// A view that fails on its init would fail again.
			if (update.kind === "events") this.#post({ v: portVersion, kind: "reopen", feed });
		}
	}

	/** Acknowledges: the shared hub stops sending when this tab falls behind. */
	#took(): void {
		this.#post({ v: portVersion, kind: "took" });
	}

	#post(message: TabMessage): void {
		this.#port?.postMessage(message);
	}

	#setStatus(status: ConnectionStatus): void {
		this.#status = status;
		this.#statusListeners.tell(status);
	}
}
