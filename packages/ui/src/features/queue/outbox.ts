import type { HubConnection } from "@parley/client/core/hub-connection";
import { isKeptPrompt } from "@parley/protocol/contract/check-kept";
import type { DraftStamp } from "@parley/protocol/draft/draft";
import { isType } from "@parley/protocol/log/is-type";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { PromptContent } from "@parley/protocol/message/content";
import type { SessionState } from "@parley/transcript/session-state";
import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { SessionPart } from "../../shared/session/session-part.ts";
import { readJson, type ViewState } from "../../shared/view-state.ts";

/** `blocked`: the hub refuses it until the user decides whether to trust the folder. */
export type OutgoingStatus = "sending" | "accepted" | "failed" | "disconnected" | "blocked";

/** A prompt being sent: it stays until the log shows it. */
export type Outgoing = {
	readonly messageId: string;
	readonly content: readonly PromptContent[];
	/** The draft it was sent from. */
	readonly draft?: DraftStamp;
	readonly status: OutgoingStatus;
	readonly problem?: string;
};

type Kept = Pick<Outgoing, "messageId" | "content" | "draft">;

/** Prompts that were sent and are not in the log yet. The hub runs a message id once, so a retry is always safe. */
export class Outbox implements SessionPart {
	readonly items: Accessor<readonly Outgoing[]>;
	readonly #set: (change: (items: readonly Outgoing[]) => readonly Outgoing[]) => void;
	readonly #sessionId: string;
	readonly #hub: HubConnection;
	#working: Promise<void> | undefined;

	constructor(sessionId: string, hub: HubConnection, viewState: ViewState) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		const kept = readJson(viewState, this.#key, (value) => isKept(sessionId, value)) ?? [];
		const [items, setItems] = createSignal<readonly Outgoing[]>(
			kept.map((each) => ({ ...each, status: "disconnected" })),
		);
		this.items = items;
		this.#set = (change) => {
			const next = setItems(change);
			if (next.length === 0) viewState.remove(this.#key);
			else viewState.write(this.#key, JSON.stringify(next.map(toKeep)));
		};
	}

	send(content: readonly PromptContent[], draft?: DraftStamp): void {
		const item: Outgoing = {
			messageId: crypto.randomUUID(),
			content,
			status: "sending",
			...(draft === undefined ? {} : { draft }),
		};
		this.#set((items) => [...items, item]);
		void this.#work();
	}

	/** Also sends the other prompts that wait for the connection, to keep their order. */
	retry(messageId: string): void {
		const item = this.items().find((each) => each.messageId === messageId);
		if (item === undefined || item.status === "sending") return;
		this.#mark(messageId, { status: "sending" });
		void this.retryAll(...(item.status === "disconnected" ? [item.status] : []));
	}

	/** Sends the prompts held back by a lost connection or an undecided folder. */
	retryAll(...statuses: readonly OutgoingStatus[]): Promise<void> {
		for (const item of this.items())
			if (statuses.includes(item.status)) this.#mark(item.messageId, { status: "sending" });
		return this.#work();
	}

	discard(messageId: string): void {
		this.#set((items) => items.filter((each) => each.messageId !== messageId));
	}

	/** Prompts in the log are shown by the transcript from now on. */
	applied(events: readonly WireEvent[]): void {
		this.#drop(promptsIn(events));
	}

	#drop(messageIds: ReadonlySet<string>): void {
		if (this.items().some((item) => messageIds.has(item.messageId)))
			this.#set((items) => items.filter((item) => !messageIds.has(item.messageId)));
	}

	/** The session was rebuilt: prompts that the hub had accepted are in it, or were taken back. */
	rebuilt(state: SessionState): void {
		if (this.items().length === 0) return;
		const inQueue = state.head.queue.map((prompt) => prompt.messageId);
		const inTurns = state.turns.flatMap((turn) => turn.prompt?.messageId ?? []);
		const accepted = this.items().flatMap((item) => (item.status === "accepted" ? item.messageId : []));
		this.#drop(new Set([...inQueue, ...inTurns, ...accepted]));
	}

	get #key(): string {
		return `outbox.${this.#sessionId}`;
	}

	/** One at a time and in order: a later prompt must not run before an earlier one. */
	#work(): Promise<void> {
		this.#working ??= this.#deliverAll().finally(() => {
			this.#working = undefined;
		});
		return this.#working;
	}

	async #deliverAll(): Promise<void> {
		for (;;) {
			const item = this.items().find(({ status }) => status === "sending");
			if (item === undefined) return;
			const after = await this.#deliver(item);
			this.#mark(item.messageId, after);
			if (after.status !== "disconnected") continue;
			// The prompts behind it wait for the connection too.
			for (const { messageId, status } of this.items())
				if (status === "sending") this.#mark(messageId, after);
		}
	}

	async #deliver({ messageId, content, draft }: Outgoing): Promise<Pick<Outgoing, "status" | "problem">> {
		try {
			await this.#hub.request("prompt.send", {
				sessionId: this.#sessionId,
				messageId,
				content: [...content],
				...(draft === undefined ? {} : { draft }),
			});
			return { status: "accepted" };
		} catch (error) {
			return { status: statusAfter(error), problem: failureText(error) };
		}
	}

	#mark(messageId: string, change: Pick<Outgoing, "status" | "problem">): void {
		this.#set((items) =>
			items.map(({ problem, ...item }) => {
				if (item.messageId === messageId) return { ...item, ...change };
				return problem === undefined ? item : { ...item, problem };
			}),
		);
	}
}

const statusAfter = (error: unknown): OutgoingStatus => {
	if (hasCode(error, "disconnected")) return "disconnected";
	return hasCode(error, "workspace_untrusted") ? "blocked" : "failed";
};

const toKeep = ({ messageId, content, draft }: Outgoing): Kept => ({
	messageId,
	content,
	...(draft === undefined ? {} : { draft }),
});

const isKept = (sessionId: string, value: unknown): value is readonly Kept[] =>
	Array.isArray(value) && value.every((each) => isKeptPrompt({ ...each, sessionId }));

const promptsIn = (wires: readonly WireEvent[]): ReadonlySet<string> =>
	new Set(
		wires.flatMap(({ type, payload }) => {
			const isPrompt = isType(type, "prompt.accepted") || isType(type, "prompt.sent");
			const { messageId } = payload;
			return isPrompt && typeof messageId === "string" ? messageId : [];
		}),
	);
