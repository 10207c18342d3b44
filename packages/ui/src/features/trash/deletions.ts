import type { HubConnection } from "@parley/client/core/hub-connection";
import { say } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { Notices } from "../../shared/notices.ts";
import type { Drafts } from "../drafts/drafts.ts";
import type { SessionList } from "../sessions/session-list.ts";
import type { Tabs } from "../tabs/tabs.ts";

/** The last deletion, and how to undo it. */
export type UndoOffer = { readonly sessionIds: readonly string[]; readonly text: string };

export type DeletionProgress = { readonly done: number; readonly total: number };

type DeletionContext = {
	readonly list: SessionList;
	readonly tabs: Tabs;
	readonly drafts: Drafts;
	readonly notices: Notices;
	readonly show: (sessionId: string) => void;
};

/** From this many on, progress is shown. */
const manySessions = 10;

/** Deletes sessions: they disappear at once, and can be restored. */
export class Deletions {
	readonly undoOffer: Accessor<UndoOffer | undefined>;
	/** While many are being deleted. */
	readonly progress: Accessor<DeletionProgress | undefined>;
	readonly #setUndoOffer: (offer: UndoOffer | undefined) => void;
	readonly #setProgress: (progress: DeletionProgress | undefined) => void;
	readonly #hub: HubConnection;
	readonly #around: DeletionContext;
	#isCancelled = false;
	#wasOpen: readonly string[] = [];

	constructor(hub: HubConnection, around: DeletionContext) {
		this.#hub = hub;
		this.#around = around;
		const [undoOffer, setUndoOffer] = createSignal<UndoOffer>();
		const [progress, setProgress] = createSignal<DeletionProgress>();
		this.undoOffer = undoOffer;
		this.progress = progress;
		this.#setUndoOffer = setUndoOffer;
		this.#setProgress = setProgress;
	}

	/** Deletes sessions one after another and returns those deleted. */
	async delete(sessionIds: readonly string[]): Promise<readonly string[]> {
		const { list, tabs, drafts, notices } = this.#around;
		const title = list.find(sessionIds[0] ?? "")?.summary().title ?? "";
		this.#isCancelled = false;
		this.#wasOpen = tabs.open().flatMap(({ sessionId }) => (sessionIds.includes(sessionId) ? sessionId : []));
		// Restoring a chat must also restore what was typed a moment ago.
		for (const sessionId of this.#wasOpen) drafts.of(sessionId).flush();
		list.hide(sessionIds);
		for (const sessionId of this.#wasOpen) tabs.close(sessionId);
		const deleted: string[] = [];
		const problems = new Set<string>();
		for (const sessionId of sessionIds) {
			if (this.#isCancelled) break;
			if (sessionIds.length >= manySessions)
				this.#setProgress({ done: deleted.length, total: sessionIds.length });
			try {
				await this.#delete(sessionId);
				deleted.push(sessionId);
			} catch (error) {
				problems.add(failureText(error));
				if (hasCode(error, "disconnected")) break;
			}
		}
		this.#setProgress(undefined);
		list.unhide(sessionIds.filter((sessionId) => !deleted.includes(sessionId)));
		for (const problem of problems) notices.add(say("trash.notDeleted", { reason: problem }));
		this.#offer(deleted, sessionIds.length, title);
		return deleted;
	}

	/** Stops after the deletion under way. */
	cancel(): void {
		this.#isCancelled = true;
	}

	/** Restores what was deleted last, and reopens what was open. */
	async undo(): Promise<void> {
		const offer = this.undoOffer();
		if (offer === undefined) return;
		this.#setUndoOffer(undefined);
		const open = this.#wasOpen;
		for (const sessionId of offer.sessionIds) {
			try {
				await this.#hub.request("session.restore", { sessionId });
				if (open.includes(sessionId)) this.#around.show(sessionId);
			} catch (error) {
				this.#around.notices.add(say("trash.notRestored", { reason: failureText(error) }));
			}
		}
	}

	dismiss(): void {
		this.#setUndoOffer(undefined);
	}

	clear(): void {
		this.cancel();
		this.dismiss();
	}

	/** A session that another window has deleted meanwhile counts as deleted. */
	async #delete(sessionId: string): Promise<void> {
		try {
			await this.#hub.request("session.delete", { sessionId });
		} catch (error) {
			if (!hasCode(error, "not_found")) throw error;
		}
		this.#around.list.take({ sessions: [], removed: [sessionId] });
	}

	#offer(deleted: readonly string[], wanted: number, title: string): void {
		if (deleted.length === 0) {
			this.#setUndoOffer(undefined);
			if (this.#isCancelled) this.#around.notices.add(say("trash.cancelled"));
			return;
		}
		const one = say("trash.deletedChat", { chat: title === "" ? say("sessions.untitled") : title });
		const all = wanted === 1 ? one : say("trash.deleted", { count: deleted.length });
		const some = say("trash.cancelledAfter", { done: deleted.length, total: wanted });
		this.#setUndoOffer({
			sessionIds: deleted,
			text: this.#isCancelled && deleted.length < wanted ? some : all,
		});
	}
}
