import { logEvents } from "@parley/protocol/log/log-events";
import { methods } from "@parley/protocol/methods";
import { englishOfPage } from "@parley/words/english/english-of-page";
import { englishOfPanels } from "@parley/words/english/english-of-panels";

/** Areas of panels whose codes are put together from parts, and so stand nowhere as a whole. */
export const builtAreas: ReadonlySet<string> = new Set(["storage", "transfer"]);

const panelCodes = Object.keys(englishOfPanels).filter((code) => !builtAreas.has(code.split(".")[0] ?? ""));

/** A code may be spelled like a method or an event, which must keep its name. */
const otherNames: ReadonlySet<string> = new Set([...Object.keys(methods), ...Object.keys(logEvents)]);

/** By code of a sentence that only the page says: a name of two or three characters. */
export const shortNames: ReadonlyMap<string, string> = new Map(
	[...Object.keys(englishOfPage), ...panelCodes]
		.filter((code) => !otherNames.has(code))
		.map((code, position) => [code, `$${position.toString(36)}`]),
);

const literal = /(["'`])([a-zA-Z]+\.[a-zA-Z]+)\1/g;

/** Replaces whole string literals that are codes. */
export const withShortCodes = (source: string): string =>
	source.replaceAll(literal, (whole, _quote, code: string) => {
		const short = shortNames.get(code);
		return short === undefined ? whole : `"${short}"`;
	});
