import type { QuestionAnswer } from "@parley/acp/v1/session/ask-kinds";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { Question, QuestionForm } from "@parley/protocol/question/events";
import { expect, test } from "vitest";
import { QuestionDesk } from "./question-desk.ts";

const form: QuestionForm = {
	type: "form",
	fields: [
		{ type: "text", name: "name", required: true, pattern: "^[a-z]+$" },
		{ type: "text", name: "password", secret: true },
	],
};

const open = (asked: QuestionForm = form) => {
	const question: Question = { requestId: "q", message: "Who?", form: asked };
	const recorded: EventBody[] = [];
	const told: QuestionAnswer[] = [];
	const hidden: string[] = [];
	const desk = new QuestionDesk([{ requestId: "q", at: 1, request: question }], {
		record: async (event) => void recorded.push(event),
		hide: (secret) => void hidden.push(secret),
	});
	const asker = {
		answerQuestion: async (_: string, answer: QuestionAnswer, keep: () => Promise<void>) => {
			await keep();
			told.push(answer);
		},
	};
	return { desk, asker, told, recorded, hidden };
};

test("[E3.elicitation] values that do not fit are told field by field, and the question stays open", async () => {
	const { desk, asker, told, recorded } = open();
	const problems = await desk.answer(asker, "q", {
		action: "accept",
		values: [{ name: "name", value: "Ada" }],
	});
	expect(problems).toEqual([
		{ name: "name", wording: { code: "field.wrongPattern", values: { pattern: "^[a-z]+$" } } },
	]);
	expect([told, recorded]).toEqual([[], []]);
	expect(await desk.answer(asker, "q", { action: "decline" })).toEqual([]);
	expect(told).toEqual([{ action: "decline" }]);
});

test("[E3.elicitation] a secret reaches the agent and no log, and is masked from then on", async () => {
	const { desk, asker, told, recorded, hidden } = open();
	const values = [
		{ name: "name", value: "ada" },
		{ name: "password", value: "hunter2-hunter2" },
	];
	await desk.answer(asker, "q", { action: "accept", values });
	expect(told).toEqual([{ action: "accept", values }]);
	expect(recorded).toEqual([
		{
			type: "question.answered",
			payload: {
				requestId: "q",
				outcome: { type: "accepted", values: [{ name: "name", value: "ada" }], secrets: ["password"] },
			},
		},
	]);
	expect(hidden).toEqual(["hunter2-hunter2"]);
});

test("[E3.elicitation] a question is answered once", async () => {
	const { desk, asker, told } = open();
	const first = desk.answer(asker, "q", { action: "cancel" });
	await expect(desk.answer(asker, "q", { action: "decline" })).rejects.toMatchObject({ code: "conflict" });
	await first;
	expect(told).toEqual([{ action: "cancel" }]);
});

test.for<QuestionForm>([
	{ type: "url", url: "javascript:alert(1)" },
	{ type: "url", url: "https://good.org@evil.org" },
	{ type: "other", mode: "_hologram" },
])("[E3.elicitation] what cannot be shown safely can be declined but not accepted: %o", async (asked) => {
	const { desk, asker, told } = open(asked);
	const accepted = desk.answer(asker, "q", { action: "accept", values: [] });
	await expect(accepted).rejects.toMatchObject({ code: "bad_request" });
	await desk.answer(asker, "q", { action: "decline" });
	expect(told).toEqual([{ action: "decline" }]);
});
