import { randomUUID } from "node:crypto";

/**
 * A variable in the environment of every agent, which its descendants inherit wherever they go: it finds those that left the group. It
 * does not begin with PARLEY_, because that is what agents must not get of ours; its value is random and opens nothing. An agent
 * that is started inside of another agent's tree has a mark of its own in its place.
 */
export const markVariable = "AGENT_TREE_ID";

export const newMark = (): string => randomUUID();

export const isMark = (text: unknown): text is string =>
	typeof text === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
