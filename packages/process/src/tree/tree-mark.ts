import { randomUUID } from "node:crypto";

/** The value of an agent's `treeVariable`. An agent started inside another agent's tree gets its own. */
export const newMark = (): string => randomUUID();

export const isMark = (text: unknown): text is string =>
	typeof text === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
