import type { DocumentKind } from "@parley/protocol/search/methods";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";
import type { SearchAnswer, SearchPhase } from "./search.ts";

export const searchInputId = "search-input";
export const searchListId = "search-results";

export const focusSearch = (): void => document.getElementById(searchInputId)?.focus();

export const resultId = (position: number): string => `${searchListId}-${position}`;

/** What a result is, as a picture and in a word for those who do not see it. */
export const kindLook = (kind: DocumentKind): { readonly icon: IconName; readonly word: string } => {
	switch (kind) {
		case "title":
			return { icon: "comments", word: "Title" };
		case "prompt":
			return { icon: "account", word: "You" };
		case "answer":
			return { icon: "robot", word: "Answer" };
		case "thought":
			return { icon: "thinking", word: "Thinking" };
		case "tool":
			return { icon: "tools", word: "Tool" };
	}
};

/** How the search is doing, in one sentence. */
export const searchStatus = ({ phase }: SearchPhase, answer: SearchAnswer | undefined): string => {
	if (phase === "failed" || phase === "idle") return "";
	if (answer === undefined) return "Searching…";
	const { results, more, waiting, error } = answer;
	const count = results.length;
	const found =
		count === 0
			? "Nothing found."
			: more
				? `The best ${count} results. More words find less.`
				: `${count} ${count === 1 ? "result" : "results"}.`;
	const rest = waiting > 0 ? ` Older chats are still being read.` : "";
	return `${error ?? found}${rest}`;
};
