import { say } from "@parley/words/spoken";
import { createEffect, createSignal, on, Show } from "solid-js";
import { LazySearchResults } from "../features/search/lazy-search-results.ts";
import { openResult } from "../features/search/open-result.ts";
import { SearchBox } from "../features/search/search-box.tsx";
import { FolderFilter } from "../features/session-list/folder-filter.tsx";
import { SessionListView } from "../features/session-list/session-list-view.tsx";
import { IconButton } from "../shared/widgets/button.tsx";
import { useApp } from "./app-context.ts";
import { newChatLabel } from "./shortcuts.ts";
import { SlotViews } from "./slot-views.tsx";

/** The list of sessions with the controls around it. */
export const Sidebar = (props: { readonly onOpened?: () => void; readonly onClose?: () => void }) => {
	const app = useApp();
	const { search } = app;
	const [chosen, setChosen] = createSignal(0);
	createEffect(on(search.answer, () => setChosen(0)));
	const open = (position: number): void => {
		const result = search.answer()?.results[position];
		if (result === undefined) return;
		setChosen(position);
		openResult(app, result);
		props.onOpened?.();
	};
	return (
		<>
			<header class="sidebar-head">
				<h1>{say("app.chats")}</h1>
				<IconButton
					icon="listSelection"
					label={say("sessions.select")}
					pressed={app.selection.on()}
					onPress={() => (app.selection.on() ? app.selection.end() : app.selection.start())}
				/>
				<IconButton icon="add" label={newChatLabel(app)} onPress={() => void app.newChat.startDefault()} />
				<IconButton
					icon="chevronDown"
					class="narrow"
					label={say("newChat.choose")}
					onPress={() => app.newChat.choose()}
				/>
				{props.onClose === undefined ? undefined : (
					<IconButton icon="close" label={say("app.closeList")} onPress={props.onClose} />
				)}
			</header>
			<SearchBox chosen={chosen()} onChoose={setChosen} onOpen={open} />
			<FolderFilter />
			<div class="sidebar-body">
				<Show when={!search.active} fallback={<LazySearchResults chosen={chosen()} onPick={open} />}>
					<SessionListView {...(props.onOpened === undefined ? {} : { onOpened: props.onOpened })} />
				</Show>
			</div>
			<SlotViews of="ListNotice" />
			<footer class="sidebar-foot">
				<SlotViews of="ListFoot" />
			</footer>
		</>
	);
};
