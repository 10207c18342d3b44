import type { Question, QuestionForm } from "@parley/protocol/question/events";
import type { QuestionParams } from "../wire/question.ts";
import { interruptText, type Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";
import { readForm } from "./read-form.ts";

const maxMessage = 20_000;
const maxAddress = 4096;

/** Maps a question to a person. What cannot be shown stays a question: the agent waits, and the person can decline. */
export const mapQuestion = (
	state: MappingState,
	requestId: string,
	params: QuestionParams,
): Mapped & { readonly request: Question } => {
	const { toolCallId, message } = params;
	const request: Question = {
		requestId,
		...(toolCallId == null ? {} : { toolCallId }),
		message: message.length > maxMessage ? `${message.slice(0, maxMessage)}…` : message,
		form: formOf(params),
	};
	return { state: interruptText(state), events: [], request };
};

const formOf = ({ mode, requestedSchema, url, elicitationId }: QuestionParams): QuestionForm => {
	const unknown: QuestionForm = { type: "other", mode: mode.slice(0, 200) };
	if (mode === "form") return readForm(requestedSchema) ?? unknown;
	if (mode !== "url" || typeof url !== "string" || url.length > maxAddress) return unknown;
	const isId = typeof elicitationId === "string" && elicitationId !== "" && elicitationId.length <= 512;
	return { type: "url", url, ...(isId ? { visitId: elicitationId } : {}) };
};
