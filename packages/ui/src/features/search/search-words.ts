import type { DocumentKind } from "@parley/protocol/search/methods";
import { say, sayWording } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";
import type { SearchAnswer, SearchPhase } from "./search.ts";

export const searchInputId = "search-input";
export const searchListId = "search-results";

export const focusSearch = (): void => document.getElementById(searchInputId)?.focus();

export const resultId = (position: number): string => `${searchListId}-${position}`;

/** The kind of a result: an icon, and a word for screen readers. */
export const kindLook = (kind: DocumentKind): { readonly icon: IconName; readonly word: string } => {
	switch (kind) {
		case "title":
			return { icon: "comments", word: say("search.title") };
		case "prompt":
			return { icon: "account", word: say("search.prompt") };
		case "answer":
			return { icon: "robot", word: say("search.answer") };
		case "thought":
			return { icon: "thinking", word: say("search.thought") };
		case "tool":
			return { icon: "tools", word: say("search.tool") };
	}
};

/** The status of the search, in one sentence. */
export const searchStatus = ({ phase }: SearchPhase, answer: SearchAnswer | undefined): string => {
	if (phase === "failed" || phase === "idle") return "";
	if (answer === undefined) return say("search.searching");
	const { results, more, waiting, error, wording } = answer;
	const count = results.length;
	const found =
		count === 0 ? say("search.none") : more ? say("search.best", { count }) : say("search.found", { count });
	const status = error === undefined ? found : sayWording(wording, error);
	const sentences = [status, ...(waiting > 0 ? [say("search.stillReading")] : [])];
	return sentences.join(" ");
};
