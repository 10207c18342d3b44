import type { PromptContent } from "@parley/protocol/message/content";
import type { DocumentKind } from "@parley/protocol/search/methods";
import type { Item, Turn } from "@parley/transcript/turn/turn";

/** A searchable text. */
export type SearchDocument = {
	readonly kind: DocumentKind;
	/** Its id within its turn, as in views. */
	readonly item: string;
	readonly text: string;
	readonly ts: number;
};

/** The id of a turn's prompt in views. */
export const promptItem = "prompt";

/** The searchable texts of a turn. */
export const documentsOf = (turn: Turn): SearchDocument[] => {
	const { prompt } = turn;
	const asked: SearchDocument[] =
		prompt === undefined
			? []
			: [{ kind: "prompt", item: promptItem, text: promptText(prompt.content), ts: prompt.sentAt }];
	return [...asked, ...turn.items.flatMap(documentOf)].filter(({ text }) => text !== "");
};

const documentOf = (item: Item): SearchDocument[] => {
	const { id, startedAt: ts } = item;
	switch (item.type) {
		case "text":
			return item.kind === "answer" || item.kind === "thought"
				? [{ kind: item.kind, item: id, text: item.text, ts }]
				: [];
		case "tool":
			return [{ kind: "tool", item: id, text: toolText(item.call), ts }];
		case "content":
		case "plan":
		case "permission":
		case "activity":
		case "notice":
		case "question":
		case "seam":
		case "loss":
		case "unknown":
			return [];
	}
};

/** The text of a prompt and the names of its attachments. */
export const promptText = (content: readonly PromptContent[]): string =>
	content.map((part) => (part.type === "text" ? part.text : part.name)).join("\n");

const toolText = ({ title, locations, content }: Extract<Item, { type: "tool" }>["call"]): string => {
	const paths = [
		...locations.map(({ path }) => path),
		...content.flatMap((part) => (part.type === "diff" ? [part.path] : [])),
	];
	return [title, ...new Set(paths)].filter((line) => line !== "").join("\n");
};
