import { backoffDelay, countFailure } from "@parley/base/time/backoff";
import type { MethodName, Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { plain } from "@parley/words/error-words";
import { type Wording, type WordingValue, wording } from "@parley/words/wording";
import { Acknowledger } from "./acknowledger.ts";
import { defaultLimits, type HubClientLimits } from "./client-limits.ts";
import type { ClientLog } from "./client-log.ts";
import { type Attempts, connectionTopic, withAttempts } from "./connection-topic.ts";
import { hostRuntime } from "./host-runtime.ts";
import { HubCaller } from "./hub-caller.ts";
import type {
	ConnectionStatus,
	HubConnection,
	HubMethod,
	HubTopic,
	RelayConnection,
	SessionConsumer,
	SessionOptions,
	SessionSubscription,
	Unsubscribe,
} from "./hub-connection.ts";
import { HubLink } from "./hub-link.ts";
import { Listeners } from "./listeners.ts";
import { type Loss, lossOf } from "./loss.ts";
import { reconnectBackoff } from "./reconnect-backoff.ts";
import type { Runtime } from "./runtime.ts";
import { SessionFeeds } from "./session-feeds.ts";
import { readStreamMessage } from "./stream-message.ts";
import { type Transport, TransportFailure } from "./transport.ts";

export type HubClientOptions = {
	readonly transport: Transport;
	readonly client: Params<"hub.hello">["client"];
	/** Its category should be `client`. */
	readonly logger: ClientLog;
	readonly runtime?: Runtime;
	readonly limits?: Partial<HubClientLimits>;
};

/** A self-healing connection to a hub: events missed while it was down are delivered in order, or views are rebuilt. */
export class HubClient implements HubConnection, RelayConnection {
	readonly #options: HubClientOptions;
	readonly #limits: HubClientLimits;
	readonly #runtime: Runtime;
	readonly #logger: ClientLog;
	readonly #violations: ViolationCounter;
	readonly #caller: HubCaller;
	readonly #feeds: SessionFeeds;
	readonly #statusListeners: Listeners<ConnectionStatus>;
	readonly #topicListeners: Listeners<HubTopic>;
	#status: ConnectionStatus = { state: "connecting", attempt: 0 };
	/** Since when there is no connection, if there was one. */
	#outage: { readonly lostAt?: number } = {};
	/** The hub's last words, while there is no other one. */
	#farewell: { readonly stopped?: true } = {};
	/** Resolves when the current attempt has succeeded or failed. */
	#attempted = Promise.withResolvers<void>();
	#link: HubLink | undefined;
	#cancelTimer: () => void = () => {};
	#failures = 0;
	/** Why the last connection or attempt failed. */
	#lastError: string | undefined;
	#connectedAt: number | undefined;
	#lastEventId = "";
	#epoch: string | undefined;

	private constructor(options: HubClientOptions) {
		const { transport, logger, runtime = hostRuntime } = options;
		this.#options = options;
		this.#limits = { ...defaultLimits, ...options.limits };
		this.#runtime = runtime;
		this.#logger = logger;
		const protocolLog = logger.child("protocol");
		this.#violations = new ViolationCounter((violation) =>
			protocolLog.warn("A message violates the protocol", violation),
		);
		this.#caller = new HubCaller({
			transport,
			runtime,
			violations: this.#violations,
			timeoutMs: this.#limits.requestTimeoutMs,
		});
		this.#feeds = new SessionFeeds({
			open: (params) => this.#openSession(params),
			close: (params) => this.#ask("session.close", params),
			logger: logger.child("feed"),
			maxHeldEvents: this.#limits.maxHeldEvents,
		});
		this.#statusListeners = new Listeners(logger);
		this.#topicListeners = new Listeners(logger);
	}

	/** Creates a client that begins to connect at once; no listener is called before this returns. */
	static connect(options: HubClientOptions): HubClient {
		const client = new HubClient(options);
		client.#connect();
		return client;
	}

	get status(): ConnectionStatus {
		return this.#status;
	}

	/** The contract violations so far, in either direction. */
	get violations(): number {
		return this.#violations.count;
	}

	onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe {
		return this.#statusListeners.add(listener);
	}

	onTopic(listener: (event: HubTopic) => void): Unsubscribe {
		return this.#topicListeners.add(listener);
	}

	request<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		return this.#ask(method, params);
	}

	forward(method: HubMethod, params: unknown): Promise<unknown> {
		return this.#ask(method, params);
	}

	openSession(sessionId: string, consumer: SessionConsumer, options?: SessionOptions): SessionSubscription {
		return this.#feeds.join(sessionId, consumer, options);
	}

	retryNow(): void {
		if (this.#status.state === "refused") this.#failures = 0;
		if (this.#status.state === "refused" || this.#status.state === "waiting") this.#connect();
	}

	close(): void {
		if (this.#status.state === "closed") return;
		this.#drop();
		this.#feeds.end();
		this.#options.transport.close();
		this.#setStatus({ state: "closed" });
		this.#statusListeners.clear();
		this.#topicListeners.clear();
	}

	async #ask<Name extends MethodName>(method: Name, params: unknown): Promise<Result<Name>> {
		if (this.#status.state === "connecting") await this.#attempted.promise;
		if (this.#status.state !== "connected") throw notConnected(this.#status);
		const link = this.#link;
		try {
			return await this.#caller.forward(method, params);
		} catch (error) {
			if (lossOf(error).refusal === "unauthorized") this.#lose(link, lossOf(error));
			throw error;
		}
	}

	#connect(): void {
		this.#cancelTimer();
		let greeted = false;
		let gapDetected = false;
		const acknowledger = new Acknowledger({
			send: (received) => this.#caller.request("hub.ack", { received }),
			runtime: this.#runtime,
			logger: this.#logger,
			...this.#limits,
		});
		const link = new HubLink({
			transport: this.#options.transport,
			runtime: this.#runtime,
			lastEventId: this.#lastEventId,
			heartbeatTimeoutMs: this.#limits.heartbeatTimeoutMs,
			maxEventLength: this.#limits.maxEventLength,
			onMessage: (data) => {
				gapDetected = this.#route(data) || gapDetected;
				if (greeted) return;
				greeted = true;
				void this.#greet(link, () => gapDetected);
			},
			onOversized: () => {
				const detail = `a message is longer than ${this.#limits.maxEventLength} characters`;
				this.#violations.add({ direction: "inbound", reason: "bad_payload", detail });
			},
			onTaken: (bytes) => acknowledger.took(bytes, link.lastEventId),
			onLost: (failure) => this.#lose(link, lossOf(failure)),
		});
		this.#link = link;
		this.#cancelTimer = this.#runtime.schedule(
			() => link.fail(new TransportFailure("unreachable", wording("transport.slowAnswer"))),
			this.#limits.connectTimeoutMs,
		);
		this.#setStatus({ state: "connecting", attempt: this.#failures, ...this.#outage, ...this.#farewell });
		// A listener may have closed the client.
		if (this.#link === link) link.open();
	}

	/** Dispatches a message. Returns true if it reports dropped messages. */
	#route(data: string): boolean {
		const event = readStreamMessage(data, this.#violations);
		if (event === undefined) return false;
		if (event.topic === "events") {
			this.#feeds.receive(event.payload);
			return false;
		}
		const gapDetected = event.topic === "connection" && event.payload.gapDetected === true;
		if (event.topic === "connection" && event.payload.status === "stopped")
			this.#farewell = { stopped: true };
		if (gapDetected) this.#feeds.reportGap(event.payload.sessionId);
		this.#topicListeners.tell(
			event.topic === "connection"
				? { ...event, payload: withAttempts(event.payload, this.#attempts) }
				: event,
		);
		return gapDetected;
	}

	async #greet(link: HubLink, gapDetected: () => boolean): Promise<void> {
		const { client } = this.#options;
		const epoch = this.#epoch === undefined ? {} : { epoch: this.#epoch };
		const lastSeen = this.#feeds.askFrom();
		try {
			const hello = await this.#caller.request("hub.hello", { client, ...epoch, lastSeen });
			if (this.#link === link) this.#welcome(hello, !gapDetected());
		} catch (error) {
			this.#lose(link, lossOf(error));
		}
	}

	#welcome(hello: Result<"hub.hello">, isStreamWhole: boolean): void {
		const { version, epoch } = hello;
		const isFirst = this.#epoch === undefined;
		const isSameStore = isFirst || this.#epoch === epoch;
		this.#cancelTimer();
		this.#epoch = epoch;
		this.#connectedAt = this.#runtime.now();
		this.#outage = {};
		this.#farewell = {};
		this.#logger.info("Connected to the hub", { version, epoch });
		this.#setStatus({
			state: "connected",
			version,
			epoch,
			resumed: !isFirst && isSameStore && isStreamWhole && this.#lastEventId !== "",
		});
		this.#feeds.goOnline(hello, isSameStore);
	}

	/** A view is only correct once its session is open: if that request does not get through, the client reconnects. */
	async #openSession(params: Params<"session.open">): Promise<Result<"session.open">> {
		const link = this.#link;
		try {
			return await this.#ask("session.open", params);
		} catch (error) {
			if (error instanceof RequestFailure && error.code === "disconnected") this.#lose(link, lossOf(error));
			throw error;
		}
	}

	#lose(link: HubLink | undefined, loss: Loss): void {
		if (link === undefined || this.#link !== link) return;
		if (this.#connectedAt !== undefined) this.#outage = { lostAt: this.#runtime.now() };
		const lastedMs = this.#connectedAt === undefined ? 0 : this.#runtime.now() - this.#connectedAt;
		this.#drop();
		this.#failures = countFailure(this.#failures, lastedMs, this.#limits.healthyAfterMs);
		const { refusal, message, wording: said } = loss;
		this.#lastError = message;
		const words = said === undefined ? {} : { wording: said };
		this.#logger.warn("The connection to the hub is lost", { reason: message, failures: this.#failures });
		if (refusal === undefined) this.#wait({ reason: message, ...words }, link.retryMs);
		else this.#setStatus({ state: "refused", reason: refusal, message, ...words });
	}

	#wait(why: { readonly reason: string; readonly wording?: Wording }, askedMs = 0): void {
		const delay = Math.max(
			Math.min(askedMs, reconnectBackoff.maxDelayMs),
			backoffDelay(this.#failures, reconnectBackoff, () => this.#runtime.random()),
		);
		this.#cancelTimer = this.#runtime.schedule(() => this.#connect(), delay);
		const retryAt = this.#runtime.now() + delay;
		const since = { ...this.#outage, ...this.#farewell };
		this.#setStatus({ state: "waiting", retryAt, attempt: this.#failures, ...since, ...why });
	}

	#drop(): void {
		this.#cancelTimer();
		this.#lastEventId = this.#link?.lastEventId ?? this.#lastEventId;
		this.#connectedAt = undefined;
		this.#link?.close();
		this.#link = undefined;
		this.#feeds.goOffline();
	}

	#setStatus(status: ConnectionStatus): void {
		const wasConnecting = this.#status.state === "connecting";
		this.#status = status;
		if (status.state === "connecting" && !wasConnecting) this.#attempted = Promise.withResolvers();
		if (status.state !== "connecting") this.#attempted.resolve();
		this.#statusListeners.tell(status);
		const payload = connectionTopic(status, this.#attempts);
		if (payload !== undefined) this.#topicListeners.tell({ topic: "connection", payload });
	}

	get #attempts(): Attempts {
		return { failures: this.#failures, lastError: this.#lastError };
	}
}

const whyNotConnected = (status: ConnectionStatus): WordingValue => {
	switch (status.state) {
		case "closed":
			return plain(wording("transport.sharedClosed"));
		case "waiting":
			return status.wording === undefined ? status.reason : plain(status.wording);
		case "refused":
			return status.wording === undefined ? status.message : plain(status.wording);
		case "connecting":
		case "connected":
			return plain(wording("transport.noConnection"));
	}
};

const notConnected = (status: ConnectionStatus): RequestFailure => {
	const state = whyNotConnected(status);
	return new RequestFailure("disconnected", wording("request.notSentWhile", { state }));
};
