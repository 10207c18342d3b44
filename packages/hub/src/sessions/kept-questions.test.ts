import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const ask = async (kept: KeptHub, command: string) => {
	const { client, sessionId } = await kept.session("eliza");
	const content = [{ type: "text" as const, text: command }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	return { client, sessionId, requestId: await openQuestion(client, sessionId) };
};

const openQuestion = async (client: TestClient, sessionId: string): Promise<string> => {
	const { head } = await client.until(sessionId, ({ head: { questions } }) => questions.length > 0);
	return head.questions[0]?.requestId ?? "";
};

const ended = (client: TestClient, sessionId: string) =>
	client.until(sessionId, ({ turns }) => turns.at(-1)?.end !== undefined);

test("[E3.elicitation][D7.reattach] a question asked before the hub was killed is answered after it, and the agent goes on", async () => {
	const kept = await KeptHub.open([eliza]);
	const { sessionId, requestId } = await ask(kept, "/ask Why?");
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	expect(await openQuestion(next, sessionId)).toBe(requestId);
	const [line] = kept.hub.sessions.list().filter((each) => each.sessionId === sessionId);
	expect(line).toMatchObject({ status: "waiting", pendingPermissions: 1 });
	const answer = { sessionId, requestId, action: "accept" as const };
	const wrong = await next.ask("question.answer", { ...answer, values: [] });
	expect(wrong).toMatchObject({ problems: [{ name: "answer", message: "This field needs an answer." }] });
	await next.ask("question.answer", { ...answer, values: [{ name: "answer", value: "because" }] });
	const done = await ended(next, sessionId);
	expect(answerText(done)).toContain("You answered: because");
	expect(done.head.questions).toEqual([]);
	expect(done.turns.at(-1)?.items).toContainEqual(
		expect.objectContaining({
			type: "question",
			outcome: { type: "accepted", values: [{ name: "answer", value: "because" }] },
		}),
	);
});

test("[E3.elicitation][D7.reattach] a secret answer that was logged and not delivered is asked for again by the next hub", async () => {
	const kept = await KeptHub.open([eliza]);
	const { sessionId, requestId } = await ask(kept, "/form");
	const outcome = { type: "accepted" as const, values: [], secrets: ["name"] };
	await kept.hub.sessions
		.get(sessionId)
		.log.append([{ type: "question.answered", payload: { requestId, outcome } }], { turn: 1 });
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	expect(await openQuestion(next, sessionId)).toBe(requestId);
	await next.ask("question.answer", { sessionId, requestId, action: "decline" });
	const done = await ended(next, sessionId);
	expect(answerText(done)).toContain("You declined.");
	const items = done.turns.at(-1)?.items.filter(({ type }) => type === "question");
	expect(items).toMatchObject([{ outcome: { type: "declined" } }]);
});
