import type { FieldValue } from "@parley/protocol/question/form";
import type { QuestionItem } from "@parley/transcript/turn/turn";
import { exported } from "./exported.ts";
import { inlineCode, plain } from "./fences.ts";

/** A question and its answer, as blocks of markdown. Secret values are in no log. */
export const renderQuestion = (item: QuestionItem): string[] => {
	const { request, outcome } = item;
	const { form, message } = request;
	const address = form.type === "url" ? [inlineCode(form.url)] : [];
	return [
		exported("exportedText.question", { message: plain(message), outcome: describeOutcome(item) }),
		...address,
		...(outcome?.type === "accepted" ? values(item, outcome) : []),
	];
};

type Accepted = Extract<NonNullable<QuestionItem["outcome"]>, { type: "accepted" }>;

const values = ({ request: { form } }: QuestionItem, { values: given, secrets = [] }: Accepted): string[] => {
	const fields = form.type === "form" ? form.fields : [];
	const titleOf = (name: string): string => plain(fields.find((field) => field.name === name)?.title ?? name);
	const lines = [
		...given.map(({ name, value }) => `- ${titleOf(name)}: ${shown(value)}`),
		...secrets.map((name) => `- ${titleOf(name)}: ${exported("exportedText.notSaved")}`),
	];
	return lines.length === 0 ? [] : [lines.join("\n")];
};

const shown = (value: FieldValue): string =>
	Array.isArray(value) ? value.map(inlineCode).join(", ") : inlineCode(String(value));

const describeOutcome = ({ outcome }: QuestionItem): string => {
	switch (outcome?.type) {
		case undefined:
			return exported("exportedText.unanswered");
		case "accepted":
			return exported("exportedText.answered");
		case "completed":
			return exported("exportedText.visited");
		case "declined":
			return exported("exportedText.declined");
		case "dismissed":
			return exported("exportedText.dismissed");
		case "cancelled":
			return exported("exportedText.withdrawn");
		case "lapsed":
			return exported("exportedText.lapsed", { reason: plain(outcome.reason) });
	}
};
