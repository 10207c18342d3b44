import { logEvents } from "@parley/protocol/log/log-events";

/** The traits declared beside the schemas, as a table that a page can import without the schemas. */
export const eventTraitTable = (): string =>
	[
		'// Written by "npm run generate" from the events beside their schemas. Do not edit.',
		'import type { DeclaredTraits } from "../log/log-event.ts";',
		"",
		"export const eventTraits = Object.freeze({",
		...Object.entries(logEvents).map(
			([type, { traits }]) => `\t${JSON.stringify(type)}: ${written(traits)},`,
		),
		"} as const satisfies DeclaredTraits);",
		"",
	].join("\n");

const written = (traits: object): string =>
	`{ ${Object.entries(traits)
		.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
		.join(", ")} }`;
