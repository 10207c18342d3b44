import type { JSX } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import type { Row } from "../row.ts";
import type { RowKind } from "../row-content.ts";
import { ActivityRow } from "./activity-row.tsx";
import { AddedRow } from "./added-row.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { AsideRow } from "./aside-row.tsx";
import { ContentRow } from "./content-row.tsx";
import { EarlierRow } from "./earlier-row.tsx";
import { EndRow } from "./end-row.tsx";
import { LossRow } from "./loss-row.tsx";
import { NoticeRow } from "./notice-row.tsx";
import { PermissionRow } from "./permission-row.tsx";
import { PlanRow } from "./plan-row.tsx";
import { PromptRow } from "./prompt-row.tsx";
import { QuestionRow } from "./question-row.tsx";
import { SeamRow } from "./seam-row.tsx";
import { ThoughtRow } from "./thought-row.tsx";
import { ToolGroupRow } from "./tool-group-row.tsx";
import { ToolRow } from "./tool-row.tsx";
import { UnknownRow } from "./unknown-row.tsx";
import { WorkingRow } from "./working-row.tsx";
import "./rows.css";

type Views = { readonly [Kind in RowKind]: (props: { readonly row: Row<Kind> }) => JSX.Element };

const views: Views = {
	prompt: PromptRow,
	earlier: EarlierRow,
	answer: AnswerRow,
	thought: ThoughtRow,
	added: AddedRow,
	aside: AsideRow,
	activity: ActivityRow,
	notice: NoticeRow,
	content: ContentRow,
	toolGroup: ToolGroupRow,
	tool: ToolRow,
	plan: PlanRow,
	permission: PermissionRow,
	question: QuestionRow,
	seam: SeamRow,
	loss: LossRow,
	unknown: UnknownRow,
	working: WorkingRow,
	end: EndRow,
};

/** A row's kind never changes, so one lookup is enough. */
export const drawRow = <Kind extends RowKind>(row: Row<Kind>): JSX.Element => {
	const chat = useChat();
	return (
		<div class="row" classList={{ sought: chat.isSought(row.key) }} data-kind={row.kind} data-key={row.key}>
			<div class="row-column">{views[row.kind]({ row })}</div>
		</div>
	);
};
