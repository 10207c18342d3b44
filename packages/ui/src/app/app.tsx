import { createEffect, createSignal, on, onCleanup, Show } from "solid-js";
import { guardDrops } from "../features/attachments/guard-drops.ts";
import { Chat } from "../features/chat/chat.tsx";
import { focusSearch } from "../features/search/search-words.ts";
import { chatPanelId, TabStrip, tabId } from "../features/tabs/tab-strip.tsx";
import { focusComposer } from "../shared/a11y/focus-composer.ts";
import { isInEditor } from "../shared/host-environment.ts";
import { useApp } from "./app-context.ts";
import { CompactHeader } from "./compact-header.tsx";
import { showDocumentTitle } from "./document-title.ts";
import { useWideLayout } from "./layout.ts";
import { ListOverlay } from "./list-overlay.tsx";
import { LiveRegions } from "./live-regions.tsx";
import { listenForShortcuts } from "./shortcuts.ts";
import { followShownChat, type ShownChat } from "./shown-chat.ts";
import { Sidebar } from "./sidebar.tsx";
import { SlotViews } from "./slot-views.tsx";
import { Welcome } from "./welcome.tsx";
import "./app.css";

export const App = (props: { readonly onShown: ((chat: ShownChat) => void) | undefined }) => {
	const app = useApp();
	const wide = useWideLayout();
	const [listOpen, setListOpen] = createSignal(false);
	// In an editor, keys belong to its commands.
	if (!isInEditor(app.environment))
		onCleanup(listenForShortcuts(app.slots.flatMap(({ shortcuts = [] }) => shortcuts)));
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
					<SlotViews of="Banner" />
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
			<SlotViews of="Overlay" />
			<Show when={app.dialogs.current()} keyed>
				{({ View }) => <View />}
			</Show>
			<LiveRegions />
		</div>
	);
};
