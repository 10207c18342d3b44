import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { PlanEntry } from "@parley/protocol/plan/events";
import { withoutAnsi } from "@parley/transcript/ansi/ansi-lines";
import type { Item, ToolCall } from "@parley/transcript/turn/turn";
import { details, fenced, inlineCode, plain } from "./fences.ts";
import { quoted } from "./quoted.ts";
import { json, renderContent, renderToolContent } from "./render-content.ts";

/** One item of a turn, as blocks of markdown. */
export const renderItem = (item: Item): string[] => {
	switch (item.type) {
		case "text":
			return item.kind === "answer" ? [quoted(item.text)] : [details("Thinking", fenced(item.text, "text"))];
		case "content":
			return [renderContent(item.content)];
		case "tool":
			return renderTool(item.call);
		case "plan":
			return ["**Plan**", item.entries.map(planLine).join("\n")];
		case "permission":
			return renderPermission(item.request, item.outcome);
		case "seam": {
			const { name, title = name, version = "" } = item.agent;
			return [`*Another agent session took over here: ${plain(`${title} ${version}`)}*`];
		}
		case "loss": {
			const { message, exitCode, signal, stderr } = item.loss;
			const how = [exitCode === undefined ? [] : `exit code ${exitCode}`, signal ?? []].flat().join(", ");
			const words = `**The agent was lost:** ${plain(message)}${how === "" ? "" : ` (${plain(how)})`}`;
			return [
				words,
				...(stderr === undefined ? [] : [details("What it wrote last", fenced(withoutAnsi(stderr), "text"))]),
			];
		}
		case "unknown":
			return [`**${plain(item.name)}** (of a kind that is not known here)`, details("Data", json(item.data))];
	}
};

const renderTool = ({ title, kind, status, locations, rawInput, rawOutput, content }: ToolCall): string[] => {
	const words = [`**Tool** ${inlineCode(title)}`, ...(kind === undefined ? [] : [plain(kind)]), status];
	const paths = locations.map(
		({ path, line }) => `- ${inlineCode(line === undefined ? path : `${path}:${line}`)}`,
	);
	return [
		words.join(" · "),
		...(paths.length === 0 ? [] : [paths.join("\n")]),
		...(rawInput === undefined ? [] : [details("Input", json(rawInput))]),
		...content.map((part) =>
			part.type === "diff" ? renderToolContent(part) : details("Output", renderToolContent(part)),
		),
		...(rawOutput === undefined ? [] : [details("Raw output", renderRaw(rawOutput))]),
	];
};

/** A string is shown as text. */
const renderRaw = (data: unknown): string =>
	typeof data === "string" ? fenced(withoutAnsi(data), "text") : json(data);

const planLine = ({ content, status, priority }: PlanEntry): string => {
	const note = status === "in_progress" ? " *(under way)*" : "";
	const weight = priority === "high" ? " *(important)*" : "";
	return `- [${status === "completed" ? "x" : " "}] ${plain(content)}${note}${weight}`;
};

const renderPermission = (request: PermissionRequest, outcome: PermissionOutcome | undefined): string[] => {
	const { title, locations = [], rawInput, content = [] } = request;
	const paths = locations.map(({ path }) => `- ${inlineCode(path)}`);
	return [
		`**Permission** ${inlineCode(title)} · ${describeOutcome(request, outcome)}`,
		...(paths.length === 0 ? [] : [paths.join("\n")]),
		...(rawInput === undefined ? [] : [details("Input", json(rawInput))]),
		...content.map(renderToolContent),
	];
};

const describeOutcome = ({ options }: PermissionRequest, outcome: PermissionOutcome | undefined): string => {
	switch (outcome?.type) {
		case undefined:
			return "not answered yet";
		case "cancelled":
			return "withdrawn, because the turn was stopped";
		case "lapsed":
			return `lapsed: ${plain(outcome.reason)}`;
		case "selected": {
			const option = options.find(({ optionId }) => optionId === outcome.optionId);
			return `decided in this chat: “${plain(option?.name ?? outcome.optionId)}”`;
		}
	}
};
