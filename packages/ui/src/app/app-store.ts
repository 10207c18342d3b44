import type { ConnectionStatus, HubConnection, HubTopic } from "@parley/client/core/hub-connection";
import type { ViewCommand } from "@parley/client/core/view/view-message";
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
import type { AnySlots, Feature } from "./feature.ts";
import { takeTopic } from "./topic-handlers.ts";

export type AppStoreOptions = {
	readonly features: readonly Feature[];
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
	/** What each feature adds. */
	readonly slots: readonly AnySlots[];
	readonly #hub: HubConnection;
	readonly #viewState: ViewState;
	readonly #frames = new FrameQueue();
	readonly #setStatus: Setter<ConnectionStatus>;
	readonly #unsubscribe: readonly (() => void)[];

	constructor(
		hub: HubConnection,
		viewState: ViewState,
		{ features, lastWords, environment = pageEnvironment, passing = memoryViewState() }: AppStoreOptions,
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
			for (const sessionId of sessionIds) for (const { forget } of this.slots) forget?.(sessionId);
		};
		this.slots = features.map((feature) => feature(this));
		this.#unsubscribe = [
			hub.onStatus((status) => this.#follow(status)),
			hub.onTopic((event) => this.#take(event)),
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

	/** Does what a command of the editor asks for. */
	run(command: ViewCommand): void {
		for (const { commands } of this.slots) commands?.[command]?.();
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

	#take(event: HubTopic): void {
		if (event.topic === "forgotten") this.#clear();
		else for (const { topics = {} } of this.slots) takeTopic(topics, event);
	}

	/** Everything was deleted, here or in another window. What is cleared may still write to the view's state, which goes last. */
	#clear(): void {
		for (const { clear } of this.slots) clear?.();
		this.#viewState.clear();
	}

	#follow(status: ConnectionStatus): void {
		this.#setStatus(status);
		if (status.state === "connected") this.#greet(status.resumed);
	}

	/** The connection is there: send what waits and ask again for whatever may have changed unseen. */
	#greet(resumed: boolean): void {
		for (const { onConnected } of this.slots) onConnected?.(resumed);
		if (resumed) return;
		this.notices.run(
			(reason) => `Not all could be read from the hub: ${reason}`,
			async () => {
				await Promise.all(this.slots.map(({ load }) => load?.()));
				for (const { onLoaded } of this.slots) await onLoaded?.();
			},
		);
	}
}
