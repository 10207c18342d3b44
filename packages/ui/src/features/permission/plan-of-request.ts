import { isFields } from "@parley/base/guards/fields";
import type { ToolContent } from "@parley/protocol/tool/events";
import type { SessionState } from "@parley/transcript/session-state";
import type { RequestDetails } from "./pending-requests.ts";

/** A plan that an agent wants to carry out. */
export type ProposedPlan = {
	/** Undefined if the agent has told it nowhere. */
	readonly text: string | undefined;
	/** The file that it wrote the plan to. */
	readonly file?: string;
};

/**
 * The plan of a request to leave plan mode: in its input, in its content, or in a file that the agent has just written. `shown`: what its tools
 * have shown, oldest first.
 */
export const planOfRequest = (
	details: RequestDetails,
	shown: () => readonly ToolContent[],
): ProposedPlan | undefined => {
	if (details.kind !== "switch_mode") return undefined;
	const input = isFields(details.rawInput) ? details.rawInput : {};
	const file = planFile(input, details);
	const text = [
		input["plan"],
		contentText(details),
		file === undefined ? undefined : written(file, shown()),
	].find((each): each is string => typeof each === "string" && each.trim() !== "");
	return { text, ...(file === undefined ? {} : { file }) };
};

/** Agents name it in different ways; it is a text file. */
const planFile = (
	input: Readonly<Record<string, unknown>>,
	{ locations = [] }: RequestDetails,
): string | undefined =>
	[...Object.values(input), ...locations.map(({ path }) => path)].find(
		(each): each is string => typeof each === "string" && /^[^\r\n]{1,4096}\.(md|markdown|txt)$/i.test(each),
	);

const contentText = ({ content = [] }: RequestDetails): string =>
	content
		.flatMap((part) => (part.type === "content" && part.content.type === "text" ? [part.content.text] : []))
		.join("\n\n");

/** The newest text that the agent wrote to the file, as far as this view has it. */
const written = (file: string, shown: readonly ToolContent[]): string | undefined => {
	const diff = shown.findLast((part) => part.type === "diff" && part.path === file);
	return diff?.type === "diff" && diff.newBlob === undefined ? diff.newText : undefined;
};

/** What the tools of a chat have shown, oldest first. */
export const shownByTools = (state: SessionState | undefined): readonly ToolContent[] =>
	(state?.turns ?? []).flatMap(({ items }) =>
		items.flatMap((item) => (item.type === "tool" ? (item.call.content ?? []) : [])),
	);
