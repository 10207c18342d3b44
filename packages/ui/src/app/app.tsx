import { createEffect, createSignal, Match, on, onCleanup, Show, Switch } from "solid-js";
import { LiveRegions } from "../a11y/live-regions.tsx";
import { guardDrops } from "../attachments/guard-drops.ts";
import { CareDialogs } from "../care/care-dialogs.tsx";
import { Chat } from "../chat/chat.tsx";
import { focusComposer } from "../composer/focus-composer.ts";
import { NewChatDialog } from "../folders/new-chat-dialog.tsx";
import { TrustDialog } from "../folders/trust-dialog.tsx";
import { isInEditor } from "../host/host-environment.ts";
import { focusSearch } from "../search/search-words.ts";
import { Sidebar } from "../sessions/sidebar.tsx";
import { useApp } from "./app-context.ts";
import { CompactHeader } from "./compact-header.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { showDocumentTitle } from "./document-title.ts";
import { useWideLayout } from "./layout.ts";
import { ListOverlay } from "./list-overlay.tsx";
import { NoticeList } from "./notice-list.tsx";
import { listenForShortcuts } from "./shortcuts.ts";
import { followShownChat, type ShownChat } from "./shown-chat.ts";
import { StoreNotice } from "./store-notice.tsx";
import { chatPanelId, TabStrip, tabId } from "./tab-strip.tsx";
import { Welcome } from "./welcome.tsx";
import "./app.css";

export const App = (props: { readonly onShown: ((chat: ShownChat) => void) | undefined }) => {
	const app = useApp();
	const wide = useWideLayout();
	const [listOpen, setListOpen] = createSignal(false);
	const choosing = () => {
		const phase = app.newChat.phase();
		return phase.phase === "choosing" ? phase : undefined;
	};
	const untrusted = () => {
		const phase = app.newChat.phase();
		return phase.phase === "untrusted" ? phase.choice : undefined;
	};
	// In an editor, keys belong to its commands.
	if (!isInEditor(app.environment)) onCleanup(listenForShortcuts(app));
	onCleanup(guardDrops());
	showDocumentTitle(app);
	if (props.onShown !== undefined) followShownChat(app, props.onShown);
	createEffect(
		on(
			app.newChat.started,
			() => {
				setListOpen(false);
				requestAnimationFrame(focusComposer);
			},
			{ defer: true },
		),
	);
	createEffect(
		on(
			app.search.focusAsked,
			() => {
				if (!wide()) setListOpen(true);
				queueMicrotask(focusSearch);
			},
			{ defer: true },
		),
	);
	createEffect(() => {
		if (wide()) setListOpen(false);
	});
	return (
		<div class="app" classList={{ wide: wide() }}>
			<Show when={wide()}>
				<nav class="sidebar" aria-label="Chats">
					<Sidebar />
				</nav>
			</Show>
			<main
				class="main"
				onKeyDown={(event) => {
					if (event.key === "Escape") setListOpen(false);
				}}
			>
				<Show when={!wide()}>
					<CompactHeader listOpen={listOpen()} onToggleList={() => setListOpen(!listOpen())} />
				</Show>
				<div class="coverable" inert={listOpen()}>
					<ConnectionBanner />
					<StoreNotice />
					<NoticeList />
					<Show when={app.tabs.open().length > (wide() ? 0 : 1)}>
						<TabStrip />
					</Show>
					<Show when={app.tabs.active()} keyed fallback={<Welcome />}>
						{(session) => (
							<div
								class="panel"
								role="tabpanel"
								id={chatPanelId}
								aria-labelledby={wide() || app.tabs.open().length > 1 ? tabId(session.sessionId) : undefined}
								aria-label="Chat"
							>
								<Chat session={session} />
							</div>
						)}
					</Show>
				</div>
				<Show when={listOpen()}>
					<ListOverlay onClose={() => setListOpen(false)} />
				</Show>
			</main>
			<Switch>
				<Match when={choosing()}>{(phase) => <NewChatDialog problem={phase().problem} />}</Match>
				<Match when={untrusted()}>{(choice) => <TrustDialog choice={choice()} />}</Match>
			</Switch>
			<CareDialogs />
			<LiveRegions />
		</div>
	);
};
