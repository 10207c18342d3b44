import type { HubConnection } from "@parley/client/core/hub-connection";
import type { TopicPayload } from "@parley/protocol/contract/names";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { type Accessor, batch, createSignal, type Setter } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { ViewState } from "../../shared/view-state.ts";

/** One line of the list. The object stays the same while the session changes, so that its row keeps the focus. */
export class SessionEntry {
	readonly sessionId: string;
	readonly summary: Accessor<SessionSummary>;
	/** Something happened in it while nobody looked. */
	readonly unread: Accessor<boolean>;
	readonly setSummary: (summary: SessionSummary) => void;
	readonly setUnread: (unread: boolean) => void;

	constructor(first: SessionSummary) {
		this.sessionId = first.sessionId;
		const [summary, setSummary] = createSignal(first);
		this.summary = summary;
		this.setSummary = setSummary;
		[this.unread, this.setUnread] = createSignal(false);
	}
}

export type ListPhase =
	| { readonly phase: "loading" }
	| { readonly phase: "ready" }
	| { readonly phase: "failed"; readonly problem: string };

const pageSize = 50;
const folderKey = "folder";

/** Every session known to this view, newest first. */
export class SessionList {
	readonly entries: Accessor<readonly SessionEntry[]>;
	readonly phase: Accessor<ListPhase>;
	readonly more: Accessor<boolean>;
	/** The folder to which the list is limited. */
	readonly folder: Accessor<string | undefined>;
	/** Whether the user is looking at this session. */
	isLookedAt: (sessionId: string) => boolean = () => false;
	/** Called with sessions that no longer exist. */
	onRemoved: (sessionIds: readonly string[]) => void = () => {};
	readonly #hub: HubConnection;
	readonly #byId = new Map<string, SessionEntry>();
	readonly #setEntries: (entries: readonly SessionEntry[]) => void;
	readonly #setPhase: Setter<ListPhase>;
	readonly #setMore: Setter<boolean>;
	readonly #setFolder: Setter<string | undefined>;
	readonly #viewState: ViewState;
	/** Sessions being deleted: hidden from the user, still in the hub. */
	readonly #hidden = new Set<string>();
	/** The last session of the last page: older ones follow it, whatever else was learned meanwhile. */
	#pageEnd: string | undefined;

	constructor(hub: HubConnection, viewState: ViewState) {
		this.#hub = hub;
		this.#viewState = viewState;
		const [entries, setEntries] = createSignal<readonly SessionEntry[]>([]);
		this.entries = entries;
		this.#setEntries = setEntries;
		[this.phase, this.#setPhase] = createSignal<ListPhase>({ phase: "loading" });
		[this.more, this.#setMore] = createSignal(false);
		[this.folder, this.#setFolder] = createSignal(viewState.read(folderKey));
	}

	/** Limits the list to the sessions of one folder, or lifts the limit. */
	async narrow(folder: string | undefined): Promise<void> {
		if (folder === undefined) this.#viewState.remove(folderKey);
		else this.#viewState.write(folderKey, folder);
		batch(() => {
			this.#setFolder(folder);
			this.#sort();
		});
		await this.load();
	}

	find(sessionId: string): SessionEntry | undefined {
		this.entries();
		return this.#byId.get(sessionId);
	}

	/** Loads the newest sessions. Older ones already known stay. */
	async load(): Promise<void> {
		await this.#page(undefined);
	}

	async loadMore(): Promise<void> {
		await this.#page(this.#pageEnd);
	}

	/** Takes in what the hub pushes about sessions. */
	take({ sessions, removed = [] }: TopicPayload<"state">): void {
		batch(() => {
			for (const summary of sessions) this.#put(summary);
			this.#remove(removed);
			this.#sort();
		});
	}

	async rename(sessionId: string, title: string): Promise<void> {
		await this.#hub.request("session.rename", { sessionId, title });
	}

	/** Removes sessions from the list ahead of the hub. */
	hide(sessionIds: readonly string[]): void {
		for (const sessionId of sessionIds) this.#hidden.add(sessionId);
		this.#sort();
	}

	/** Shows them again: they were not deleted, or were restored. */
	unhide(sessionIds: readonly string[]): void {
		for (const sessionId of sessionIds) this.#hidden.delete(sessionId);
		this.#sort();
	}

	clear(): void {
		batch(() => {
			this.#byId.clear();
			this.#hidden.clear();
			this.#setFolder(undefined);
			this.#setMore(false);
			this.#sort();
		});
	}

	async #page(before: string | undefined): Promise<void> {
		this.#setPhase({ phase: "loading" });
		try {
			const position = before === undefined ? {} : { before };
			const folder = this.folder();
			const narrowed = folder === undefined ? {} : { folder };
			const params = { ...position, ...narrowed, limit: pageSize };
			const { sessions, more } = await this.#hub.request("session.list", params);
			// Another folder may have been chosen meanwhile, and its own page is on its way.
			if (folder !== this.folder()) return;
			batch(() => {
				this.#pageEnd = sessions.at(-1)?.sessionId;
				if (before === undefined) this.#remove(this.#missingFrom(sessions, more));
				for (const summary of sessions) this.#put(summary);
				this.#sort();
				this.#setMore(more);
				this.#setPhase({ phase: "ready" });
			});
		} catch (error) {
			// The session that the page should follow no longer exists: what is known may have gaps.
			if (before !== undefined && hasCode(error, "not_found")) await this.load();
			else this.#setPhase({ phase: "failed", problem: failureText(error) });
		}
	}

	/** Sessions that the newest page would contain if they still existed. */
	#missingFrom(page: readonly SessionSummary[], more: boolean): readonly string[] {
		const named = new Set(page.map((summary) => summary.sessionId));
		const reach = more ? (page.at(-1)?.updatedAt ?? 0) : Number.NEGATIVE_INFINITY;
		return [...this.#byId.values()]
			.filter((entry) => this.#isInFolder(entry) && !named.has(entry.sessionId))
			.filter((entry) => entry.summary().updatedAt > reach)
			.map((entry) => entry.sessionId);
	}

	#put(summary: SessionSummary): void {
		const known = this.#byId.get(summary.sessionId);
		if (known === undefined) {
			this.#byId.set(summary.sessionId, new SessionEntry(summary));
			return;
		}
		const before = known.summary();
		known.setSummary(summary);
		const settled = before.status !== summary.status && summary.status !== "running";
		if (settled && !this.isLookedAt(summary.sessionId)) known.setUnread(true);
	}

	#remove(sessionIds: readonly string[]): void {
		for (const sessionId of sessionIds) {
			this.#byId.delete(sessionId);
			this.#hidden.delete(sessionId);
		}
		if (sessionIds.length > 0) this.onRemoved(sessionIds);
	}

	#sort(): void {
		const all = [...this.#byId.values()];
		const entries = all.filter((entry) => this.#isInFolder(entry) && !this.#hidden.has(entry.sessionId));
		entries.sort((a, b) => b.summary().updatedAt - a.summary().updatedAt);
		this.#setEntries(entries);
	}

	#isInFolder(entry: SessionEntry): boolean {
		const folder = this.folder();
		return folder === undefined || entry.summary().folder === folder;
	}
}
