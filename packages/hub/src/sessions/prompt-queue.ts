import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PromptContent } from "@parley/protocol/message/content";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { isPaused, nextPrompt, orderWith } from "@parley/transcript/head/queue";
import { wording } from "@parley/words/wording";
import { type Attachments, attachmentsIn } from "../blobs/attachments.ts";
import type { LogStore } from "../store/log-store.ts";
import { AcceptedPrompts } from "./accepted-prompts.ts";
import { deriveTitle } from "./derive-title.ts";
import type { SessionLog } from "./session-log.ts";

export type PromptQueueOptions = {
	readonly log: SessionLog;
	readonly store: LogStore;
	readonly attachments: Attachments;
	/** Throws a refusal if nothing new may run. */
	readonly requireRunnable: () => void;
	/** Whether an editor has the session's folder open. */
	readonly isInWindow: () => boolean;
	/** Whether a prompt is on its way to the agent and can no longer be changed. */
	readonly isUnderWay: (messageId: string) => boolean;
};

const maxQueued = 100;

/** The queued prompts of a session: users' changes to them become events of its log. */
export class PromptQueue {
	readonly #options: PromptQueueOptions;
	readonly #accepted: AcceptedPrompts;

	constructor(options: PromptQueueOptions) {
		this.#options = options;
		const { store, log } = options;
		this.#accepted = new AcceptedPrompts((messageId) => store.hasPrompt(log.sessionId, messageId));
	}

	/** The prompt that runs as soon as nothing else does. */
	get next(): QueuedPrompt | undefined {
		return nextPrompt(this.#options.log.head);
	}

	/** Accepts a prompt, once per message id. */
	async accept(messageId: string, content: readonly PromptContent[]): Promise<"accepted" | "duplicate"> {
		const { attachments, log, requireRunnable, isInWindow } = this.#options;
		requireWords(content);
		if (await this.#accepted.has(messageId)) return "duplicate";
		await attachments.requireStored(attachmentsIn(content));
		// It may have arrived meanwhile. From here until it is accepted nothing awaits.
		if (this.#accepted.knows(messageId) && (await this.#accepted.has(messageId))) return "duplicate";
		requireRunnable();
		if (this.#prompts.length >= maxQueued) {
			throw new RequestFailure("limit_exceeded", wording("chatRefusal.queueFull", { count: maxQueued }));
		}
		const origin = isInWindow() ? { fromWindow: true } : {};
		const accepted: EventBody = {
			type: "prompt.accepted",
			payload: { messageId, content: [...content], ...origin },
		};
		const written = log.append([accepted, ...this.#firstTitle(content)]);
		this.#accepted.add(messageId, written);
		await written;
		return "accepted";
	}

	async remove(messageId: string): Promise<void> {
		this.#requireQueued(messageId);
		await this.#append({ type: "prompt.removed", payload: { messageId } });
	}

	async edit(messageId: string, content: readonly PromptContent[]): Promise<void> {
		requireWords(content);
		await this.#options.attachments.requireStored(attachmentsIn(content));
		this.#requireQueued(messageId);
		await this.#append({ type: "prompt.edited", payload: { messageId, content: [...content] } });
	}

	/** Moves a queued prompt before another one, or to the end. */
	async move(messageId: string, before: string | undefined): Promise<void> {
		this.#requireQueued(messageId);
		if (before !== undefined) this.#requireQueued(before);
		await this.#append(this.#ordered(messageId, before));
	}

	/** Makes a queued prompt the next one. Once this is on disk, stopping a turn for it does not pause the queue. */
	async prioritize(messageId: string): Promise<void> {
		this.#requireQueued(messageId);
		this.#options.requireRunnable();
		const first = this.#prompts.find((prompt) => prompt.messageId !== messageId)?.messageId;
		await this.#append(this.#ordered(messageId, first), {
			type: "prompt.prioritized",
			payload: { messageId },
		});
	}

	/** Resumes prompts that a stopped or failed turn had paused. */
	async resume(): Promise<void> {
		this.#options.requireRunnable();
		const { head } = this.#options.log;
		const messageIds = head.queue
			.filter((prompt) => isPaused(head, prompt))
			.map(({ messageId }) => messageId);
		if (messageIds.length > 0) await this.#append({ type: "prompt.resumed", payload: { messageIds } });
	}

	get #prompts(): readonly QueuedPrompt[] {
		return this.#options.log.head.queue;
	}

	#append(...events: readonly EventBody[]): Promise<void> {
		return this.#options.log.append(events);
	}

	#firstTitle(content: readonly PromptContent[]): EventBody[] {
		const { titleBy, title: before } = this.#options.log.head;
		if (titleBy !== "nobody" || before !== "") return [];
		const title = deriveTitle(content);
		return title === undefined ? [] : [{ type: "session.renamed", payload: { title, by: "hub" } }];
	}

	#ordered(messageId: string, before: string | undefined): EventBody {
		return { type: "prompt.ordered", payload: { messageIds: orderWith(this.#prompts, messageId, before) } };
	}

	#requireQueued(messageId: string): void {
		const isQueued = this.#prompts.some((prompt) => prompt.messageId === messageId);
		if (isQueued && !this.#options.isUnderWay(messageId)) return;
		throw new RequestFailure("conflict", wording("chatRefusal.notQueued"));
	}
}

const requireWords = (content: readonly PromptContent[]): void => {
	if (content.some((block) => block.type !== "text" || block.text.trim() !== "")) return;
	throw new RequestFailure("bad_request", wording("chatRefusal.emptyPrompt"));
};
