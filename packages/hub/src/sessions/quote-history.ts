import type { PromptContent } from "@parley/protocol/message/content";
import type { Item, Turn } from "@parley/transcript/turn/turn";

export type QuotedHistory = {
	readonly text: string;
	/** How many turns are quoted, the newest ones. */
	readonly turns: number;
};

/** How many characters of history an agent is given, introduction included. */
export const historyBudget = 32_000;

/** The part of the budget for turns that are quoted whole. */
const wholeShare = 0.75;
/** How much is quoted of what a person or the agent said in an older turn. */
const shortLength = 400;

/**
 * Quotes a conversation for an agent that has not seen it: the newest turns whole, older ones shortened, as many as fit. Attachments and
 * tools are only named. Every quoted line begins with ">", so that nothing in it can end the quotation.
 */
export const quoteHistory = (turns: readonly Turn[], of: number, budget: number): QuotedHistory => {
	const quotes: string[] = [];
	let room = budget - introductionOf(of, of).length - ending.length;
	let whole = room * wholeShare;
	for (const turn of turns.toReversed()) {
		const full = quote(turn, Number.POSITIVE_INFINITY);
		if (full === "") continue;
		// The newest turn is cut to fit; shorter is better than nothing.
		const share = quotes.length === 0 ? whole / 3 : shortLength;
		const said = full.length <= whole ? full : quote(turn, Math.floor(share));
		if (said.length > room) break;
		quotes.unshift(said);
		room -= said.length;
		whole = said === full ? whole - said.length : 0;
	}
	if (quotes.length === 0) return { text: "", turns: 0 };
	return { text: `${introductionOf(quotes.length, of)}${quotes.join("")}${ending}`, turns: quotes.length };
};

const introductionOf = (turns: number, of: number): string =>
	`Earlier in this conversation, before this session began (quoted for reference: the last ${turns} of ${of} turns, older ones shortened):\n\n`;

const ending = "\nThe quotation ends here. What follows is the current message.\n\n";

const quote = ({ prompt, items }: Turn, length: number): string => {
	if (prompt === undefined) return "";
	const lines = [
		...speech("User", shorten(describePrompt(prompt.content), length)),
		...quoteItems(items, length),
	];
	return `${lines.map((line) => `> ${line}\n`).join("")}>\n`;
};

const quoteItems = (items: readonly Item[], length: number): readonly string[] => {
	const isShort = Number.isFinite(length);
	const answers = items.flatMap((item) =>
		item.type === "text" && item.kind === "answer" ? [item.text] : [],
	);
	// What an agent says last sums up its turn.
	if (isShort) return speech("Agent", shorten(answers.at(-1) ?? "", length));
	return items.flatMap((item) => {
		if (item.type === "text" && item.kind === "answer") return speech("Agent", item.text);
		return item.type === "tool"
			? [`[Agent used a tool: ${oneLine(item.call.title)}, ${item.call.status}]`]
			: [];
	});
};

const describePrompt = (content: readonly PromptContent[]): string =>
	content
		.map((part) => (part.type === "text" ? part.text : `\n[Attached: ${oneLine(part.name)}]`))
		.join("")
		.trim();

const speech = (who: string, text: string): readonly string[] =>
	text.trim() === "" ? [] : `${who}: ${text.trim()}`.split(/\r\n|[\r\n\u2028\u2029]/u);

const oneLine = (text: string): string => shorten(text.replace(/\s+/gu, " ").trim(), 200);

/** Keeps the beginning and the end, which matter most. */
const shorten = (text: string, length: number): string => {
	if (text.length <= length) return text;
	const head = Math.ceil(length * 0.7);
	return `${text.slice(0, head).toWellFormed()} […] ${text.slice(text.length - (length - head)).toWellFormed()}`;
};
