import type { Fields } from "@parley/base/guards/fields";
import type { Conversation } from "../conversation.ts";
import type { Spoken } from "../step.ts";

/** One model provider's API. */
export type Dialect = {
	/** Whether a request to this path is one for an answer. */
	readonly serves: (path: string) => boolean;
	readonly read: (body: Fields, path: string) => Conversation;
	/** The events of a streamed answer, in order. */
	readonly events: (spoken: Spoken, model: string) => Iterable<string>;
	/** The same answer in one piece. */
	readonly whole: (spoken: Spoken, model: string) => unknown;
	readonly failed: (status: number, message: string) => unknown;
};

/** An event of a stream, as every provider writes it. */
export const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

export const namedData = (event: string, value: unknown): string => `event: ${event}\n${data(value)}`;
