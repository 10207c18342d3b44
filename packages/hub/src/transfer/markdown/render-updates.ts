import type { PlanEntry } from "@parley/protocol/plan/events";
import { withoutAnsi } from "@parley/transcript/ansi/ansi-lines";
import type { ActivityItem, NoticeItem, PlanItem, TextItem } from "@parley/transcript/turn/turn";
import { exported } from "./exported.ts";
import { details, fenced, inlineCode, plain } from "./fences.ts";
import { quoted } from "./quoted.ts";

/** A text, by its role. Only an answer is markdown of the agent. */
export const renderText = ({ kind, text }: TextItem): string[] => {
	switch (kind) {
		case "answer":
			return [quoted(text)];
		case "thought":
			return [details(exported("exportedText.thinking"), fenced(text, "text"))];
		case "user":
			return [exported("exportedText.addedByAgent"), fenced(text, "text")];
		case "summary":
			return [details(exported("exportedText.summary"), fenced(text, "text"))];
		case "output":
			return [details(exported("exportedText.output"), fenced(withoutAnsi(text), "text"))];
		case "letter":
			return [details(exported("exportedText.letter"), fenced(text, "text"))];
	}
};

export const renderPlan = ({ entries, markdown, uri, removed }: PlanItem): string[] => {
	if (removed === true) return [exported("exportedText.planRemoved")];
	return [
		exported("exportedText.plan"),
		...(entries.length === 0 ? [] : [entries.map(planLine).join("\n")]),
		...(markdown === undefined ? [] : [fenced(markdown, "markdown")]),
		...(uri === undefined ? [] : [inlineCode(uri)]),
	];
};

export const renderActivity = ({ activity }: ActivityItem): string[] => {
	const { kind, status, title, detail } = activity;
	const what =
		kind === "compaction"
			? exported("exportedText.compaction", { status: plain(status) })
			: exported("exportedText.subagent", { title: plain(title ?? ""), status: plain(status) });
	return [what, ...(detail === undefined ? [] : [plain(detail)])];
};

export const renderNotice = ({ notice }: NoticeItem): string[] => {
	const { severity, title, description } = notice;
	return [
		exported("exportedText.notice", { severity: plain(severity), title: plain(title) }),
		...(description === undefined ? [] : [plain(description)]),
	];
};

const planLine = ({ content, status, priority }: PlanEntry): string => {
	const step = plain(content);
	const [isRunning, isImportant] = [status === "in_progress", priority === "high"];
	const text =
		isRunning && isImportant
			? exported("exportedText.planRunningImportant", { step })
			: isRunning
				? exported("exportedText.planRunning", { step })
				: isImportant
					? exported("exportedText.planImportant", { step })
					: step;
	return `- [${status === "completed" ? "x" : " "}] ${text}`;
};
