import type { FieldValue } from "@parley/protocol/question/form";
import type { QuestionItem } from "@parley/transcript/turn/turn";
import { say, sayWording } from "@parley/words/spoken";
import { hostOf } from "./host-of.ts";

/** A question and how it ended, as one line. */
export const questionRecord = (item: QuestionItem): string => {
	const { outcome, request, completed } = item;
	const message = request.message === "" ? say("question.untitled") : request.message;
	const { form } = request;
	const host = form.type === "url" ? (hostOf(form.url) ?? form.url) : undefined;
	switch (outcome?.type) {
		case undefined:
			return say("question.recordWaiting", { message });
		case "accepted":
			if (host === undefined) return say("question.recordAnswered", { message });
			return say(completed === true ? "question.recordVisited" : "question.recordOpened", { host, message });
		case "completed":
			return host === undefined
				? say("question.recordAnswered", { message })
				: say("question.recordVisited", { host, message });
		case "declined":
			return say("question.recordDeclined", { message });
		case "dismissed":
			return say("question.recordDismissed", { message });
		case "cancelled":
			return say("question.recordWithdrawn", { message });
		case "lapsed":
			return say("question.recordLapsed", { message, reason: sayWording(outcome.wording, outcome.reason) });
	}
};

export type AnsweredField = { readonly title: string; readonly text: string };

/** What was answered, field by field. */
export const answeredFields = ({ request: { form }, outcome }: QuestionItem): readonly AnsweredField[] => {
	if (outcome?.type !== "accepted" || form.type !== "form") return [];
	const given = new Map(outcome.values.map(({ name, value }) => [name, value]));
	const secrets = new Set(outcome.secrets);
	return form.fields.flatMap((field) => {
		const title = field.title ?? field.name;
		if (secrets.has(field.name)) return [{ title, text: say("question.hidden") }];
		const value = given.get(field.name);
		if (value === undefined) return [];
		const options = "options" in field ? field.options : [];
		const shown = (each: string): string => options.find((option) => option.value === each)?.title ?? each;
		return [{ title, text: textOf(value, shown) }];
	});
};

const textOf = (value: FieldValue, shown: (value: string) => string): string => {
	if (typeof value === "boolean") return say(value ? "question.yes" : "question.no");
	if (typeof value === "number") return String(value);
	return Array.isArray(value) ? value.map(shown).join(", ") : shown(value);
};
