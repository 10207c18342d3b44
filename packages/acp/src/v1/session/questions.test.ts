import type { Question, QuestionOutcome } from "@parley/protocol/question/events";
import { describe, expect, test } from "vitest";
import { fakeConnection, fakeSession, keptConnection, recorded } from "../../testing/fake-connection.ts";
import { connect, eliza, openSession, prompt, RecordedSession, text } from "../../testing/harness.ts";
import { isValidEvent } from "../../testing/valid-event.ts";
import { newMapping } from "../updates/mapping-state.ts";
import type { AgentSession } from "./agent-session.ts";
import type { QuestionAnswer } from "./ask-kinds.ts";
import type { LoggedQuestion } from "./served-asks.ts";

const services = { questions: true };

const asked = async (command: string) => {
	const { session, record } = await openSession(await connect(eliza(), { services }));
	const turn = prompt(session, "m1", text(command));
	const question = await record.next("question.asked");
	return { session, record, turn, question };
};

const answer = (session: AgentSession, { requestId }: Question, given: QuestionAnswer) =>
	session.answerQuestion(requestId, given, () => Promise.resolve());

describe("Eliza asks", () => {
	test("[E3.elicitation] a form with every type of field is logged, and its values reach the agent as they are", async () => {
		const { session, record, turn, question } = await asked("/form");
		expect(question.message).toBe("Please tell me about yourself.");
		const fields = question.form.type === "form" ? question.form.fields : [];
		expect(fields.map(({ type }) => type)).toEqual([
			...["text", "text", "text", "text", "text", "text", "number", "number", "boolean"],
			...["choice", "choice", "choices", "choices"],
		]);
		expect(record.events.filter((event) => !isValidEvent(event))).toEqual([]);
		const values = [
			{ name: "name", value: "Ada" },
			{ name: "bugs", value: 7 },
			{ name: "sleeps", value: false },
			{ name: "fears", value: ["merge"] },
		];
		await answer(session, question, { action: "accept", values });
		await turn;
		expect(record.answer()).toBe('You accepted.\nbugs: 7\nfears: ["merge"]\nname: "Ada"\nsleeps: false');
	});

	test.for([
		["decline", "You declined."],
		["cancel", "You cancelled."],
	] as const)("[E3.elicitation] %s reaches the agent", async ([action, told]) => {
		const { session, record, turn, question } = await asked("/form");
		await answer(session, question, { action });
		await turn;
		expect(record.answer()).toBe(told);
	});

	test("[E3.elicitation] a question is answered once, and names the tool it is about", async () => {
		const { session, record, turn, question } = await asked("/form tool");
		expect(record.events).toContainEqual(
			expect.objectContaining({ payload: expect.objectContaining({ toolCallId: question.toolCallId }) }),
		);
		await answer(session, question, { action: "decline" });
		expect(() => answer(session, question, { action: "decline" })).toThrow();
		await turn;
	});

	test("[E3.elicitation][E3.cancelRequest] a form that the agent takes back is over, and the agent is told", async () => {
		const { record, turn, question } = await asked("/withdraw form");
		await turn;
		expect(await record.next("question.answered")).toEqual({
			requestId: question.requestId,
			outcome: { type: "cancelled" },
		});
		expect(record.answer()).toBe('You still answered: {"action":"cancel"}');
	});

	test("[E3.elicitation][B4.withdraw] Stop withdraws a question", async () => {
		const { session, record, turn, question } = await asked("/form");
		session.cancel();
		expect(await turn).toMatchObject({ outcome: "cancelled" });
		expect(await record.next("question.answered")).toMatchObject({
			requestId: question.requestId,
			outcome: { type: "cancelled" },
		});
	});

	test("[E3.elicitation] a visit is accepted, and its end is told by the agent", async () => {
		const { session, record, turn, question } = await asked("/url https://example.org/login");
		expect(question.form).toMatchObject({ type: "url", url: "https://example.org/login" });
		await answer(session, question, { action: "accept", values: [] });
		await turn;
		expect(record.answer()).toBe("You accepted.");
		expect(await record.next("question.completed")).toEqual({ requestId: question.requestId });
	});

	test("[E3.elicitation] a question lapses with its agent", async () => {
		const connection = await connect(eliza(), { services });
		const { session, record } = await openSession(connection);
		void prompt(session, "m1", text("/form"));
		const { requestId } = await record.next("question.asked");
		await connection.kill();
		expect(await record.next("question.answered")).toMatchObject({ requestId, outcome: { type: "lapsed" } });
	});
});

test("[E3.elicitation] an agent that is not offered questions cannot ask any", async () => {
	const { session, record } = await openSession(await connect(eliza()));
	await prompt(session, "m1", text("/form"));
	expect(record.answer()).toContain("I could not ask you");
	expect(record.types()).not.toContain("question.asked");
});

const ask = (params: object) => ({ id: "q", method: "elicitation/create", params });

const visit = { sessionId: "agent-s", mode: "url", message: "Go", url: "https://a.org", elicitationId: "v" };

test("[E3.elicitation] a visit that the agent calls done closes an unanswered question, and it is told that it was accepted", async () => {
	const fake = await fakeConnection({ services });
	const { record } = await fakeSession(fake, "s");
	fake.agent.say(ask(visit));
	const { requestId } = await record.next("question.asked");
	fake.agent.say({ method: "elicitation/complete", params: { elicitationId: "v" } });
	const { result } = await fake.agent.told(({ id }) => id === "q");
	expect(result).toEqual({ action: "accept" });
	expect(await record.next("question.answered")).toEqual({ requestId, outcome: { type: "completed" } });
});

test("[E3.elicitation] a question of an unknown mode, or with a schema that is none, can be declined", async () => {
	const fake = await fakeConnection({ services });
	const { session, record } = await fakeSession(fake, "s");
	fake.agent.say(ask({ sessionId: "agent-s", mode: "_hologram", message: "Look" }));
	const question = await record.next("question.asked");
	expect(question.form).toEqual({ type: "other", mode: "_hologram" });
	await answer(session, question, { action: "decline" });
	const { result } = await fake.agent.told(({ id }) => id === "q");
	expect(result).toEqual({ action: "decline" });
});

test("[E3.elicitation] a question that belongs to a request of ours and to no session is dismissed at once", async () => {
	const fake = await fakeConnection({ services });
	const opening = fake.connection.newSession(recorded("s", new RecordedSession()));
	await fake.agent.told(({ method }) => method === "session/new");
	fake.agent.say(
		ask({ requestId: 1, mode: "url", message: "Log in", url: "https://a.org", elicitationId: "v" }),
	);
	const { result } = await fake.agent.told(({ id }) => id === "q");
	expect(result).toEqual({ action: "cancel" });
	await fake.agent.answer("session/new", { result: { sessionId: "a" } });
	await opening;
});

const restored = (logged: Pick<LoggedQuestion, "outcome"> = {}) => {
	const { agent, connection } = keptConnection(0);
	const record = new RecordedSession();
	const request: Question = {
		requestId: "r",
		message: "Why?",
		form: { type: "form", fields: [{ type: "text", name: "why" }] },
		origin: { id: "q", position: 10 },
	};
	const turn = { messageId: "m", answered: true, stopping: false, requestId: 7 };
	const session = connection.restoreSession({
		...recorded("s", record),
		agentSessionId: "a",
		restored: { mapping: newMapping("a"), through: 10, turn },
		requests: [],
		asked: [{ request, ...logged }],
	});
	connection.resume([]);
	return { agent, session, request };
};

test("[D7.reattach][E3.elicitation] a question that an earlier hub asked is answered by this one", async () => {
	const { agent, session, request } = restored();
	await answer(session, request, { action: "accept", values: [{ name: "why", value: "because" }] });
	const { result, key } = await agent.told(({ id }) => id === "q");
	expect(result).toEqual({ action: "accept", content: { why: "because" } });
	expect(key).toBe("answer/10");
});

test.for<[outcome: QuestionOutcome, told: object]>([
	[
		{ type: "accepted", values: [{ name: "why", value: 1 }] },
		{ action: "accept", content: { why: 1 } },
	],
	[{ type: "declined" }, { action: "decline" }],
	[{ type: "dismissed" }, { action: "cancel" }],
])(
	"[D7.reattach][E3.elicitation] an answer in the log is repeated under its key: %o",
	async ([outcome, told]) => {
		const { agent } = restored({ outcome });
		const { result, key } = await agent.told(({ id }) => id === "q");
		expect(result).toEqual(told);
		expect(key).toBe("answer/10");
	},
);
