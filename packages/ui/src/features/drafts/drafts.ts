import type { TopicPayload } from "@parley/protocol/contract/names";
import type { DraftStamp } from "@parley/protocol/draft/draft";
import type { Attachment } from "@parley/protocol/message/attachment";
import { batch } from "solid-js";
import type { LastWords } from "../../shared/last-words.ts";
import { type DraftOffer, offersOf } from "./local-draft.ts";
import { SessionDraft, type SessionDraftOptions } from "./session-draft.ts";

export type DraftsOptions = SessionDraftOptions & { readonly lastWords?: LastWords };

/** Unsent text, per session. Nothing that happens to the page, the hub or the connection may lose it. */
export class Drafts {
	readonly #options: DraftsOptions;
	readonly #drafts = new Map<string, SessionDraft>();

	constructor(options: DraftsOptions) {
		this.#options = options;
		document.addEventListener("visibilitychange", this.#onVisibility);
		addEventListener("pagehide", this.#onPageHide);
	}

	text(sessionId: string): string {
		return this.of(sessionId).local().text;
	}

	attachments(sessionId: string): readonly Attachment[] {
		return this.of(sessionId).local().attachments;
	}

	/** Other drafts that the person can take instead. */
	offers(sessionId: string): readonly DraftOffer[] {
		return offersOf(this.of(sessionId).local());
	}

	write(sessionId: string, text: string): void {
		this.of(sessionId).write(text);
	}

	/** Empties the box for a prompt, and returns the stamp of the draft that the prompt sends. */
	send(sessionId: string): DraftStamp {
		return this.of(sessionId).send();
	}

	take({ sessionId, draft }: TopicPayload<"draft">): void {
		batch(() => this.of(sessionId).take(draft));
	}

	/** Asks the hub for the drafts of these sessions. */
	async load(sessionIds: readonly string[]): Promise<void> {
		await Promise.all(sessionIds.map((sessionId) => this.of(sessionId).load()));
	}

	flushAll(): void {
		for (const draft of this.#drafts.values()) draft.flush();
	}

	forget(sessionId: string): void {
		this.of(sessionId).forget();
		this.#drafts.delete(sessionId);
	}

	forgetAll(): void {
		for (const sessionId of [...this.#drafts.keys()]) this.forget(sessionId);
	}

	of(sessionId: string): SessionDraft {
		const known = this.#drafts.get(sessionId);
		if (known !== undefined) return known;
		const draft = new SessionDraft(sessionId, this.#options);
		this.#drafts.set(sessionId, draft);
		return draft;
	}

	dispose(): void {
		document.removeEventListener("visibilitychange", this.#onVisibility);
		removeEventListener("pagehide", this.#onPageHide);
		for (const draft of this.#drafts.values()) draft.dispose();
	}

	readonly #onVisibility = (): void => {
		if (document.visibilityState === "hidden") this.flushAll();
	};

	/**
	 * Sends it both ways: the page's own request cannot carry long texts, and the shared connection may end with the page. The hub takes a
	 * repeated put as one.
	 */
	readonly #onPageHide = (): void => {
		const { hub, lastWords } = this.#options;
		for (const draft of this.#drafts.values()) {
			const put = draft.lastWords();
			if (put === undefined) continue;
			lastWords?.(put);
			// The page usually ends before the response; a page restored from the browser's cache asks again.
			hub.request("draft.put", put).then(
				({ draft: kept }) => draft.take(kept),
				() => undefined,
			);
		}
	};
}
