import type { SearchResult } from "@parley/protocol/search/methods";
import { say, spokenTag } from "@parley/words/spoken";
import { createEffect, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { relativeTime, useClock } from "../../shared/widgets/relative-time.ts";
import { titleOf } from "../sessions/status-look.ts";
import { kindLook, resultId, searchListId, searchStatus } from "./search-words.ts";
import { snippetPieces } from "./snippet-pieces.ts";

type SearchResultsProps = {
	readonly chosen: number;
	readonly onPick: (position: number) => void;
};

/** The results and the status of the search. The focus stays in the box above. */
export const SearchResults = (props: SearchResultsProps) => {
	const { search } = useApp();
	const now = useClock();
	const results = () => search.answer()?.results ?? [];
	const problem = () => {
		const phase = search.phase();
		return phase.phase === "failed" ? phase.problem : undefined;
	};
	let list: HTMLDivElement | undefined;
	createEffect(() => list?.children[props.chosen]?.scrollIntoView({ block: "nearest" }));
	return (
		<div class="search-found" aria-busy={search.phase().phase === "searching"}>
			<p class="search-status" role="status">
				{searchStatus(search.phase(), search.answer())}
			</p>
			<Show when={problem()}>
				{(text) => (
					<p class="search-status" role="alert">
						{say("search.failed", { reason: text() })}{" "}
						<Button look="link" onPress={() => search.retry()}>
							{say("action.retry")}
						</Button>
					</p>
				)}
			</Show>
			<Show when={results().length > 0}>
				<div
					role="listbox"
					id={searchListId}
					aria-label={say("search.results")}
					ref={(element) => {
						list = element;
					}}
				>
					<For each={results()}>
						{(result, position) => (
							<Result
								result={result}
								now={now()}
								id={resultId(position())}
								chosen={position() === props.chosen}
								onPick={() => props.onPick(position())}
							/>
						)}
					</For>
				</div>
			</Show>
		</div>
	);
};

type ResultProps = {
	readonly result: SearchResult;
	readonly now: number;
	readonly id: string;
	readonly chosen: boolean;
	readonly onPick: () => void;
};

const Result = (props: ResultProps) => {
	const look = kindLook(props.result.kind);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the box that controls this list
		<div
			class="search-result"
			role="option"
			tabIndex={-1}
			id={props.id}
			aria-selected={props.chosen}
			onPointerDown={(event) => event.preventDefault()}
			onClick={() => props.onPick()}
		>
			<Icon name={look.icon} tone="muted" />
			<span class="search-words">
				<span class="search-about">
					<span class="search-title">{titleOf(props.result)}</span>
					<span class="search-time" title={new Date(props.result.ts).toLocaleString(spokenTag())}>
						{relativeTime(props.result.ts, props.now)}
					</span>
				</span>
				<span class="unseen">{look.word}: </span>
				<span class="search-snippet">
					<For each={snippetPieces(props.result.snippet)}>
						{(piece) => (piece.marked ? <mark>{piece.text}</mark> : piece.text)}
					</For>
				</span>
			</span>
		</div>
	);
};
