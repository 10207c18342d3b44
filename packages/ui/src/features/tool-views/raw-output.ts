import { isFields } from "@parley/base/guards/fields";
import type { ToolContent } from "@parley/protocol/tool/events";

/** Where agents put what a command put out. */
const outputFields = ["formatted_output", "aggregated_output", "output", "stdout", "stderr", "text"] as const;

/** The text of a tool's raw output. Of several fields the first that others repeat, or else all. */
export const outputIn = (raw: unknown): string | undefined => {
	if (typeof raw === "string") return raw;
	if (!isFields(raw) || raw["type"] === "longText" || raw["type"] === "cutText") return undefined;
	const texts: string[] = [];
	for (const name of outputFields) {
		const text = raw[name];
		if (typeof text === "string" && text.trim() !== "" && !texts.some((known) => repeats(known, text)))
			texts.push(text);
	}
	return texts.length === 0 ? undefined : texts.join("\n");
};

/** What a tool's content and its terminal show as text. */
export const shownText = (content: readonly ToolContent[], output: string): string =>
	[
		...content.map((part) =>
			part.type === "content" && part.content.type === "text" ? part.content.text : "",
		),
		output,
	].join("\n");

/** Whether a text says what another one says, apart from spaces. */
export const repeats = (shown: string, text: string): boolean => squash(shown).includes(squash(text));

const squash = (text: string): string => text.replaceAll(/\s+/g, "");
