import type { ConnectionStatus, HubConnection } from "@parley/client/core/hub-connection";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { Agents } from "../features/agents/agents.ts";
import { Uploads } from "../features/attachments/uploads/uploads.ts";
import { BlobReader } from "../features/blobs/blob-reader.ts";
import { ImageCache } from "../features/blobs/image-cache.ts";
import { Drafts, type LastWords } from "../features/drafts/drafts.ts";
import { Editors } from "../features/editors/editors.ts";
import { OwnWindow } from "../features/editors/own-window.ts";
import type { FileSaver } from "../features/files/file-saver.ts";
import { PageSaver } from "../features/files/page-saver.ts";
import { Folders } from "../features/folders/folders.ts";
import { NewChat } from "../features/new-chat/new-chat.ts";
import { Notices } from "../features/notices/notices.ts";
import { Search } from "../features/search/search.ts";
import { Selection } from "../features/sessions/selection.ts";
import { SessionList } from "../features/sessions/session-list.ts";
import { HubStorage } from "../features/storage/hub-storage.ts";
import { StoreHealth } from "../features/storage/store-health.ts";
import { Tabs } from "../features/tabs/tabs.ts";
import { Transfers } from "../features/transfer/transfers.ts";
import { Deletions } from "../features/trash/deletions.ts";
import { RecentlyDeleted } from "../features/trash/recently-deleted.ts";
import { FrameQueue } from "../shared/frame-queue.ts";
import { type HostEnvironment, isInEditor, pageEnvironment } from "../shared/host-environment.ts";
import { memoryViewState, type ViewState } from "../shared/view-state.ts";
import { Dialogs } from "../shared/widgets/dialogs.ts";
import { type TopicHandlers, takeTopic } from "./topic-handlers.ts";

export type AppStoreOptions = {
	readonly lastWords?: LastWords;
	readonly environment?: HostEnvironment;
	/** Keeps what belongs to the moment; in a page of its own, that ends with the page. */
	readonly passing?: ViewState;
};

/** All state of one view, fed by one connection. Components read signals and call methods; none sees a message. */
export class AppStore {
	readonly environment: HostEnvironment;
	readonly status: Accessor<ConnectionStatus>;
	readonly list: SessionList;
	readonly tabs: Tabs;
	readonly drafts: Drafts;
	readonly uploads: Uploads;
	readonly blobs: BlobReader;
	readonly images: ImageCache;
	readonly folders: Folders;
	readonly agents: Agents;
	readonly editors: Editors;
	/** The editor's window that shows this view; a page of its own has none, even if editors are attached to the hub. */
	readonly ownWindow: OwnWindow | undefined;
	readonly saver: FileSaver;
	readonly newChat: NewChat;
	readonly search: Search;
	readonly storeHealth: StoreHealth;
	readonly selection: Selection;
	readonly deletions: Deletions;
	readonly recentlyDeleted: RecentlyDeleted;
	readonly storage: HubStorage;
	readonly transfers: Transfers;
	readonly dialogs = new Dialogs();
	readonly notices = new Notices();
	readonly #hub: HubConnection;
	readonly #viewState: ViewState;
	readonly #frames = new FrameQueue();
	readonly #setStatus: Setter<ConnectionStatus>;
	readonly #unsubscribe: readonly (() => void)[];

	constructor(
		hub: HubConnection,
		viewState: ViewState,
		{ lastWords, environment = pageEnvironment, passing = memoryViewState() }: AppStoreOptions = {},
	) {
		this.#hub = hub;
		this.#viewState = viewState;
		this.environment = environment;
		[this.status, this.#setStatus] = createSignal<ConnectionStatus>(hub.status);
		this.list = new SessionList(hub, viewState);
		this.drafts = new Drafts({ hub, viewState, ...(lastWords === undefined ? {} : { lastWords }) });
		this.blobs = new BlobReader(hub);
		this.images = new ImageCache(this.blobs);
		this.uploads = new Uploads(this.drafts, {
			hub,
			viewState,
			onUploaded: (blob, file) => this.images.give(blob, file),
		});
		this.tabs = new Tabs({
			hub,
			frames: this.#frames,
			viewState,
			passing,
			onReady: (sessionId) => void this.drafts.load([sessionId]),
		});
		this.folders = new Folders(hub, environment.folders);
		this.agents = new Agents(hub, this.notices.about());
		this.editors = new Editors(hub);
		this.ownWindow = isInEditor(environment) ? new OwnWindow(hub) : undefined;
		this.saver = this.ownWindow ?? new PageSaver(hub, this.blobs);
		this.newChat = new NewChat(hub, this);
		this.storeHealth = new StoreHealth(hub);
		this.search = new Search(hub, () => this.list.folder());
		this.selection = new Selection(() => this.list.entries());
		this.deletions = new Deletions(hub, this);
		this.recentlyDeleted = new RecentlyDeleted(hub);
		this.storage = new HubStorage(hub);
		this.transfers = new Transfers(hub, this.saver);
		this.list.isLookedAt = (sessionId) =>
			document.visibilityState === "visible" && this.tabs.active()?.sessionId === sessionId;
		this.list.onRemoved = (sessionIds) => {
			for (const sessionId of sessionIds) {
				this.tabs.close(sessionId);
				this.uploads.forget(sessionId);
				this.drafts.forget(sessionId);
			}
		};
		this.#unsubscribe = [
			hub.onStatus((status) => this.#follow(status)),
			hub.onTopic((event) => takeTopic(this.#topics, event)),
		];
	}

	/** Call once, when everything that listens is in place. */
	start(): void {
		this.tabs.restore();
		const { sessionId } = this.environment;
		if (this.tabs.active() === undefined && sessionId !== undefined) this.show(sessionId);
		if (this.#hub.status.state === "connected") this.#greet(false);
	}

	show(sessionId: string): void {
		this.tabs.show(sessionId);
		this.list.find(sessionId)?.setUnread(false);
	}

	retryNow(): void {
		this.#hub.retryNow();
	}

	dispose(): void {
		for (const unsubscribe of this.#unsubscribe) unsubscribe();
		this.uploads.dispose();
		this.drafts.dispose();
		this.images.dispose();
		this.search.dispose();
		this.tabs.closeAll();
		this.#frames.dispose();
	}

	readonly #topics: TopicHandlers = {
		// What it says about the stream has already become a status.
		connection: () => {},
		state: (payload) => this.list.take(payload),
		forgotten: () => this.#forget(),
		draft: (payload) => this.drafts.take(payload),
		store: (payload) => this.storeHealth.take(payload),
		folders: (payload) => this.folders.take(payload),
		agents: (payload) => this.agents.take(payload),
		hosts: (payload) => this.editors.take(payload),
		// To editors, not to views.
		request: () => {},
	};

	/** Everything was deleted, here or in another window. */
	#forget(): void {
		for (const { sessionId } of this.tabs.open()) this.tabs.close(sessionId);
		this.drafts.forgetAll();
		this.deletions.clear();
		this.selection.end();
		this.search.clear();
		this.list.clear();
		this.folders.clear();
		this.#viewState.clear();
	}

	#follow(status: ConnectionStatus): void {
		this.#setStatus(status);
		if (status.state === "connected") this.#greet(status.resumed);
	}

	/** The connection is there: send what waits and ask again for whatever may have changed unseen. */
	#greet(resumed: boolean): void {
		for (const tab of this.tabs.open())
			this.notices.run("Not sent", () => tab.outbox.retryAll("disconnected"));
		this.drafts.flushAll();
		this.uploads.resumeAll();
		if (resumed) return;
		void this.drafts.load(this.tabs.open().map(({ sessionId }) => sessionId));
		this.notices.run("Not all could be read from the hub", async () => {
			const parts = [this.list, this.folders, this.agents, this.editors, this.storeHealth];
			await Promise.all(parts.map((part) => part.load()));
			await this.#beginFirstChat();
		});
	}

	/** Someone who is here for the first time can write at once. Whatever would ask a question first waits for a click. */
	async #beginFirstChat(): Promise<void> {
		const known = this.list.entries().filter((entry) => this.folders.isOwn(entry.summary().folder));
		const isNew = this.list.phase().phase === "ready" && known.length === 0;
		const agent = this.agents.find(this.agents.preferred() ?? "");
		const folder = this.folders.standard();
		const isBegun = this.tabs.open().length > 0 || this.newChat.phase().phase === "creating";
		if (!isNew || agent === undefined || folder === undefined || isBegun) return;
		if (!agent.thirdParty || folder.trust === "trusted") await this.newChat.start({ folder: folder.path });
	}
}
