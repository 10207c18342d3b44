import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { resultId, searchInputId, searchListId } from "./search-words.ts";
import "./search.css";

type SearchBoxProps = {
	readonly chosen: number;
	readonly onChoose: (position: number) => void;
	readonly onOpen: (position: number) => void;
};

/** The search field. Arrows choose among the results, Enter opens one, Escape clears and then leaves. */
export const SearchBox = (props: SearchBoxProps) => {
	const { search, list } = useApp();
	const words = () => {
		const folder = list.folder();
		return folder === undefined ? say("search.all") : say("search.inFolder", { folder: baseName(folder) });
	};
	const count = () => search.answer()?.results.length ?? 0;
	const step = (by: number): void => {
		if (count() > 0) props.onChoose((props.chosen + by + count()) % count());
	};
	const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
		ArrowDown: () => step(1),
		ArrowUp: () => step(-1),
		Enter: () => props.onOpen(props.chosen),
		Escape: (event) => {
			if (search.text() === "") {
				focusComposer();
				return;
			}
			// Escape closes what is around the box only once there is nothing left to clear.
			event.stopPropagation();
			search.clear();
		},
	};
	return (
		<search class="search">
			<Icon name="search" tone="muted" />
			<input
				id={searchInputId}
				class="search-input"
				role="combobox"
				aria-label={words()}
				aria-autocomplete="list"
				aria-expanded={count() > 0}
				aria-controls={count() > 0 ? searchListId : undefined}
				aria-activedescendant={count() > 0 ? resultId(props.chosen) : undefined}
				aria-keyshortcuts="Alt+F Control+K Meta+K"
				placeholder={words()}
				title={say("search.withKeys", { search: words() })}
				autocomplete="off"
				spellcheck={false}
				value={search.text()}
				onInput={({ currentTarget }) => search.write(currentTarget.value)}
				onKeyDown={(event) => {
					if (event.isComposing || event.keyCode === 229) return;
					const action = keys[event.key];
					if (action === undefined) return;
					event.preventDefault();
					action(event);
				}}
			/>
			<Show when={search.active}>
				<button
					type="button"
					class="icon-button"
					aria-label={say("search.thinking")}
					title={say("search.thinking")}
					aria-pressed={search.thinking()}
					onClick={() => search.toggleThinking()}
				>
					<Icon name="thinking" />
				</button>
				<IconButton icon="close" label={say("search.clear")} onPress={() => search.clear()} />
			</Show>
		</search>
	);
};
