import { createHash } from "node:crypto";
import { type ServerDefinition, valuesOf } from "./server-definition.ts";

/**
 * Names one exact server: an approval holds for nothing else. It is taken from the file's own words, so a change of the person's own
 * environment does not ask again.
 */
export const definitionDigest = (name: string, definition: ServerDefinition): string => {
	const values = Object.entries(valuesOf(definition))
		.map(([key, { value, ...rest }]) => [key, value ?? null, rest])
		.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
	const target =
		definition.transport === "stdio" ? [definition.command, ...definition.args] : [definition.url];
	return createHash("sha256")
		.update(JSON.stringify([name, definition.transport, target, values]))
		.digest("base64url");
};
