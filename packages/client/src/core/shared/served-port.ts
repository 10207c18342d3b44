import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import type { ClientLog } from "../client-log.ts";
import type { RelayConnection, SessionSubscription, Unsubscribe } from "../hub-connection.ts";
import type { Runtime } from "../runtime.ts";
import { answerTab } from "./answer-tab.ts";
import { isTabMessage } from "./check-message.ts";
import type { PortLike } from "./port-like.ts";
import { type HubTarget, portVersion, type SharedMessage, type TabMessage } from "./port-message.ts";
import { type Pushed, TabWindow } from "./tab-window.ts";

export type ServedPortOptions = {
	readonly port: PortLike;
	readonly acquire: (target: HubTarget) => { connection: RelayConnection; release: () => void };
	/** Called with true after the tab has attached, and with false after it left or fell silent. */
	readonly onPresence: (isPresent: boolean) => void;
	readonly logger: ClientLog;
	readonly runtime: Runtime;
	readonly silenceMs: number;
};

type Attachment = {
	readonly connection: RelayConnection;
	readonly feeds: Map<string, SessionSubscription>;
	/** Unanswered requests. */
	readonly underway: Set<Promise<void>>;
	readonly detach: readonly Unsubscribe[];
	readonly release: () => void;
	readonly window: TabWindow;
	/** What was dropped because the tab did not keep up: feeds to rebuild, and whether topics were among it. */
	readonly missed: { readonly feeds: Set<string>; topics: boolean };
};

/** One tab as the shared hub sees it, from its first message until it detaches or falls silent. */
export class ServedPort {
	readonly #options: ServedPortOptions;
	readonly #violations: ViolationCounter;
	#attachment: Attachment | undefined;
	#cancelSilence: () => void = () => {};

	constructor(options: ServedPortOptions) {
		this.#options = options;
		const logger = options.logger.child("protocol");
		this.#violations = new ViolationCounter((violation) =>
			logger.warn("A tab's message does not fit the contract", violation),
		);
		options.port.onmessage = ({ data }) => this.#receive(data);
	}

	close(): void {
		this.#detach();
		this.#options.port.onmessage = null;
		this.#options.port.close();
	}

	#receive(data: unknown): void {
		if (!isTabMessage(data)) {
			const detail = "it is no message of a tab";
			this.#violations.add({ direction: "inbound", reason: "not_an_envelope", detail });
			return;
		}
		if (data.kind === "attach") this.#attach(data);
		else if (data.kind === "detach") this.close();
		else if (this.#attachment === undefined) this.#post({ v: portVersion, kind: "lost" });
		else this.#serve(data, this.#attachment);
		if (this.#attachment !== undefined) this.#expectSign();
	}

	#attach(target: HubTarget): void {
		this.#detach();
		const { connection, release } = this.#options.acquire(target);
		const detach = [
			connection.onStatus((status) => this.#push({ v: portVersion, kind: "status", status })),
			connection.onTopic((event) => this.#push({ v: portVersion, kind: "evt", event })),
		];
		this.#attachment = {
			connection,
			feeds: new Map(),
			underway: new Set(),
			detach,
			release,
			window: new TabWindow(),
			missed: { feeds: new Set(), topics: false },
		};
		this.#options.onPresence(true);
		this.#push({ v: portVersion, kind: "status", status: connection.status });
	}

	#serve(message: Exclude<TabMessage, { kind: "attach" | "detach" }>, attachment: Attachment): void {
		const { connection, feeds, missed, window } = attachment;
		switch (message.kind) {
			case "req":
				this.#answer(message, attachment);
				break;
			case "open":
				this.#open(message, attachment);
				break;
			case "reopen":
				feeds.get(message.feed)?.reopen();
				break;
			case "leave":
				feeds.get(message.feed)?.close();
				feeds.delete(message.feed);
				missed.feeds.delete(message.feed);
				break;
			case "retry":
				connection.retryNow();
				break;
			case "took":
				window.took();
				this.#catchUp(attachment);
				break;
			case "beat":
				this.#post({ v: portVersion, kind: "beat" });
		}
	}

	/** Once a tab has caught up, tells it that its lists are stale and rebuilds the views that missed updates. */
	#catchUp({ connection, feeds, missed, window }: Attachment): void {
		if (!window.isEmpty || (!missed.topics && missed.feeds.size === 0)) return;
		const { status } = connection;
		missed.topics = false;
		this.#push({
			v: portVersion,
			kind: "status",
			status: status.state === "connected" ? { ...status, resumed: false } : status,
		});
		const behind = [...missed.feeds];
		missed.feeds.clear();
		for (const feed of behind) feeds.get(feed)?.reopen();
	}

	#answer(request: RequestEnvelope, attachment: Attachment): void {
		const answered = answerTab(request, attachment.connection).then((response) => {
			attachment.underway.delete(answered);
			if (this.#attachment === attachment) this.#post(response);
		});
		attachment.underway.add(answered);
	}

	#open(
		{ feed, sessionId, turns }: Extract<TabMessage, { kind: "open" }>,
		{ connection, feeds }: Attachment,
	): void {
		if (feeds.has(feed)) {
			const detail = "a feed was opened twice";
			this.#violations.add({ direction: "inbound", reason: "bad_payload", detail, about: feed });
			return;
		}
		const subscription = connection.openSession(
			sessionId,
			(update) => this.#push({ v: portVersion, kind: "update", feed, sessionId, update }),
			turns === undefined ? {} : { turns },
		);
		feeds.set(feed, subscription);
	}

	#detach(): void {
		this.#cancelSilence();
		const attachment = this.#attachment;
		if (attachment === undefined) return;
		this.#attachment = undefined;
		for (const subscription of attachment.feeds.values()) subscription.close();
		for (const detach of attachment.detach) detach();
		// The last requests of a closing page, such as to store a draft, must still reach the hub.
		if (attachment.underway.size === 0) attachment.release();
		else void Promise.allSettled(attachment.underway).then(attachment.release);
		this.#options.onPresence(false);
	}

	/** Restarts the silence timer. A tab that was only asleep learns from the answer to its next message that it must attach again. */
	#expectSign(): void {
		this.#cancelSilence();
		this.#cancelSilence = this.#options.runtime.schedule(() => {
			this.#options.logger.info("A tab fell silent and was let go");
			this.#detach();
		}, this.#options.silenceMs);
	}

	/** Posts an unrequested message, as long as the tab keeps up. */
	#push(message: Pushed): void {
		const attachment = this.#attachment;
		if (attachment === undefined) return;
		const { window, missed } = attachment;
		if (message.kind === "update" && (window.isFull || missed.feeds.has(message.feed)))
			missed.feeds.add(message.feed);
		else if (window.isFull) missed.topics = true;
		else {
			window.sent(message);
			this.#post(message);
		}
	}

	#post(message: SharedMessage): void {
		this.#options.port.postMessage(message);
	}
}
