import type { AgentLoss } from "@parley/protocol/agent/events";
import { asCutText } from "@parley/protocol/message/cut-text";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import { withoutAnsi } from "@parley/transcript/ansi/ansi-lines";
import { toolState } from "@parley/transcript/turn/tool-state";
import type { Item, PermissionItem, SeamItem, ToolCall } from "@parley/transcript/turn/turn";
import { exported } from "./exported.ts";
import { details, fenced, inlineCode, plain } from "./fences.ts";
import { json, renderContent, renderToolContent } from "./render-content.ts";
import { renderQuestion } from "./render-question.ts";
import { renderActivity, renderNotice, renderPlan, renderText } from "./render-updates.ts";
import { kindWords, stateWords } from "./tool-words.ts";

/** One item of a turn, as blocks of markdown. */
export const renderItem = (item: Item, permissions: ReadonlyMap<string, PermissionItem>): string[] => {
	switch (item.type) {
		case "text":
			return renderText(item);
		case "content":
			return [renderContent(item.content)];
		case "tool":
			return renderTool(item.call, permissions.get(item.call.toolCallId));
		case "plan":
			return renderPlan(item);
		case "activity":
			return renderActivity(item);
		case "notice":
			return renderNotice(item);
		case "permission":
			return renderPermission(item.request, item.outcome);
		case "question":
			return renderQuestion(item);
		case "seam":
			return [`*${describeSeam(item)}*`];
		case "loss": {
			const { stderr } = item.loss;
			const last = exported("exportedText.lastOutput");
			return [
				describeLoss(item.loss),
				...(stderr === undefined ? [] : [details(last, fenced(withoutAnsi(stderr), "text"))]),
			];
		}
		case "unknown":
			return [
				exported("exportedText.unknown", { name: plain(item.name) }),
				...(item.problem === undefined ? [] : [plain(item.problem)]),
				details(exported("exportedText.data"), json(item.data)),
			];
	}
};

const describeLoss = ({ message, exitCode, signal }: AgentLoss): string => {
	const reason = plain(message);
	const how = describeExit(exitCode, signal);
	return how === undefined
		? exported("exportedText.lost", { reason })
		: exported("exportedText.lostWith", { reason, how: plain(how) });
};

const describeExit = (exitCode: number | undefined, signal: string | undefined): string | undefined => {
	if (exitCode === undefined) return signal;
	const code = String(exitCode);
	return signal === undefined
		? exported("exportedText.exitCode", { code })
		: exported("exportedText.exitCodeAndSignal", { code, signal });
};

const renderTool = (call: ToolCall, permission: PermissionItem | undefined): string[] => {
	const { title, kind, status, locations, rawInput, rawOutput, content, exit } = call;
	const state = toolState(call, permission);
	const shown = kindWords(kind);
	const words = [
		exported("exportedText.tool", { title: inlineCode(title) }),
		...(shown === undefined ? [] : [shown]),
		// The request itself says that it is waiting for an answer.
		stateWords(state === "asking" ? status : state),
		...(exit === undefined ? [] : [plain(describeExit(exit.code, exit.signal) ?? "")]),
	];
	const paths = locations.map(
		({ path, line }) => `- ${inlineCode(line === undefined ? path : `${path}:${line}`)}`,
	);
	return [
		words.join(" · "),
		...(paths.length === 0 ? [] : [paths.join("\n")]),
		...(rawInput === undefined ? [] : [details(exported("exportedText.input"), json(rawInput))]),
		...content.map((part) =>
			part.type === "diff"
				? renderToolContent(part)
				: details(exported("exportedText.output"), renderToolContent(part)),
		),
		...(rawOutput === undefined ? [] : [details(exported("exportedText.rawOutput"), renderRaw(rawOutput))]),
	];
};

/** A string is shown as text. */
const renderRaw = (data: unknown): string => {
	const text = typeof data === "string" ? data : asCutText(data)?.text;
	return text === undefined ? json(data) : fenced(withoutAnsi(text), "text");
};

const renderPermission = (request: PermissionRequest, outcome: PermissionOutcome | undefined): string[] => {
	const { title, locations = [], rawInput, content = [] } = request;
	const paths = locations.map(({ path }) => `- ${inlineCode(path)}`);
	return [
		exported("exportedText.permission", {
			title: inlineCode(title),
			outcome: describeOutcome(request, outcome),
		}),
		...(paths.length === 0 ? [] : [paths.join("\n")]),
		...(rawInput === undefined ? [] : [details(exported("exportedText.input"), json(rawInput))]),
		...content.map(renderToolContent),
	];
};

const describeOutcome = ({ options }: PermissionRequest, outcome: PermissionOutcome | undefined): string => {
	switch (outcome?.type) {
		case undefined:
			return exported("exportedText.unanswered");
		case "cancelled":
			return exported("exportedText.withdrawn");
		case "lapsed":
			return exported("exportedText.lapsed", { reason: plain(outcome.reason) });
		case "selected": {
			const option = options.find(({ optionId }) => optionId === outcome.optionId);
			return exported("exportedText.decided", { option: plain(option?.name ?? outcome.optionId) });
		}
	}
};

const describeSeam = ({ agent: { name, title = name, version = "" }, how, knows }: SeamItem): string => {
	const agent = plain(`${title} ${version}`);
	if (how === undefined) return exported("exportedText.seam", { agent });
	if (how === "resumed" || how === "loaded") return exported("exportedText.seamContinues", { agent });
	if (how === "seeded" && knows !== undefined && knows.turns > 0)
		return exported("exportedText.seamSeeded", { agent, count: knows.turns, of: knows.of });
	return exported("exportedText.seamNew", { agent });
};
