/** A session update as received, of a known kind or not. */
export type SeenUpdate = {
	readonly sessionUpdate: string;
	readonly [key: string]: unknown;
};

export type SeenNotification = {
	readonly sessionId: string;
	readonly update: SeenUpdate;
};

/** Reads a `session/update` without judging its kind. */
export const readSeen = (params: unknown): SeenNotification => {
	if (!isSeen(params)) throw new Error(`not a session update: ${JSON.stringify(params)}`);
	return params;
};

/** The text of all message chunks, in order. */
export const spokenText = (updates: readonly SeenUpdate[]): string => {
	return chunkTexts(updates, "agent_message_chunk").join("");
};

export const chunkTexts = (updates: readonly SeenUpdate[], kind: string): string[] => {
	return updates.filter(({ sessionUpdate }) => sessionUpdate === kind).map(({ content }) => textOf(content));
};

const isRecord = (value: unknown): value is object => {
	return typeof value === "object" && value !== null;
};

const isSeen = (value: unknown): value is SeenNotification => {
	if (!isRecord(value) || !("sessionId" in value) || !("update" in value)) return false;
	const { sessionId, update } = value;
	if (typeof sessionId !== "string" || !isRecord(update)) return false;
	return "sessionUpdate" in update && typeof update.sessionUpdate === "string";
};

const textOf = (content: unknown): string => {
	if (isRecord(content) && "text" in content && typeof content.text === "string") return content.text;
	throw new Error(`a chunk without text: ${JSON.stringify(content)}`);
};
