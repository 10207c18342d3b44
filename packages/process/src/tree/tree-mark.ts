import { randomUUID } from "node:crypto";

/** The value of an agent's `treeVariable`. One that is started inside of another agent's tree has its own in that place. */
export const newMark = (): string => randomUUID();

export const isMark = (text: unknown): text is string =>
	typeof text === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
