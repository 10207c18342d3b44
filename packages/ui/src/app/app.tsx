import { say } from "@parley/words/spoken";
import { onCleanup, Show } from "solid-js";
import { Chat } from "../features/chat/chat.tsx";
import { chatPanelId, TabStrip, tabId } from "../features/tabs/tab-strip.tsx";
import { isInEditor } from "../shared/host-environment.ts";
import { useApp, useSlots } from "./app-context.ts";
import { CompactHeader } from "./compact-header.tsx";
import { showDocumentTitle } from "./document-title.ts";
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
	const { layout } = app;
	const slots = useSlots();
	// In an editor, the editor's own keybindings apply.
	if (!isInEditor(app.environment))
		onCleanup(listenForShortcuts(slots.flatMap(({ shortcuts = [] }) => shortcuts)));
	showDocumentTitle(app);
	if (props.onShown !== undefined) followShownChat(app, props.onShown);
	return (
		<div class="app" classList={{ wide: layout.isWide() }}>
			<Show when={layout.isWide()}>
				<nav class="sidebar" aria-label={say("app.chats")}>
					<Sidebar />
				</nav>
			</Show>
			<main
				class="main"
				onKeyDown={(event) => {
					if (event.key === "Escape") layout.closeList();
				}}
			>
				<Show when={!layout.isWide()}>
					<CompactHeader listOpen={layout.isListOpen()} onToggleList={() => layout.toggleList()} />
				</Show>
				<div class="coverable" inert={layout.isListOpen()}>
					<SlotViews of="Banner" />
					<Show when={app.tabs.open().length > (layout.isWide() ? 0 : 1)}>
						<TabStrip />
					</Show>
					<Show when={app.tabs.active()} keyed fallback={<Welcome />}>
						{(session) => (
							<div
								class="panel"
								role="tabpanel"
								id={chatPanelId}
								aria-labelledby={
									layout.isWide() || app.tabs.open().length > 1 ? tabId(session.sessionId) : undefined
								}
								aria-label={say("app.chat")}
							>
								<Chat session={session} />
							</div>
						)}
					</Show>
				</div>
				<Show when={layout.isListOpen()}>
					<ListOverlay onClose={() => layout.closeList()} />
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
