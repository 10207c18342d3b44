import { type Fields, isFields } from "@parley/base/guards/fields";

/** A tool that an agent offers to its model. */
export type Tool = { readonly name: string; readonly schema: Fields };

/** One message. What tools returned is left out: the script does not read it. */
export type Said = {
	readonly role: "user" | "assistant";
	readonly text: string;
	/** How many tools it called. */
	readonly calls: number;
};

/** What an agent sends to a model, whichever API it speaks. */
export type Conversation = {
	readonly said: readonly Said[];
	readonly tools: readonly Tool[];
	/** The shape that the answer must have, if the agent wants data. */
	readonly schema: Fields | undefined;
	readonly streams: boolean;
	readonly model: string;
};

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The objects in a list. */
export const listOf = (value: unknown): readonly Fields[] =>
	Array.isArray(value) ? value.filter(isFields) : [];

export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The text of a content that is a string or a list of parts. */
export const textOf = (content: unknown): string =>
	typeof content === "string"
		? content
		: listOf(content)
				.map(({ text }) => stringOf(text))
				.join("\n");
