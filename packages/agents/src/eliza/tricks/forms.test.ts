import type { CreateElicitationRequest, CreateElicitationResponse } from "@agentclientprotocol/sdk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";

const asked: CreateElicitationRequest[] = [];
const completed: string[] = [];
let answer: CreateElicitationResponse;
let eliza: ElizaProcess;

beforeAll(async () => {
	eliza = await ElizaProcess.start({
		capabilities: { elicitation: { form: {}, url: {} } },
		serve: (app) =>
			app
				.onRequest("elicitation/create", ({ params }) => {
					asked.push(params);
					return answer;
				})
				.onNotification("elicitation/complete", ({ params }) => {
					completed.push(params.elicitationId);
				}),
	});
});
afterAll(() => eliza[Symbol.asyncDispose]());
beforeEach(() => {
	asked.length = 0;
	completed.length = 0;
	answer = { action: "decline" };
});

const prompt = async (text: string) => eliza.prompt(await eliza.newSession(), text);

test("[E13.forms] /form asks for a field of every type, and tells the values that came back", async () => {
	answer = { action: "accept", content: { sleeps: false, name: "Ada", bugs: 0, fears: ["merge", "deploy"] } };
	const { text } = await prompt("/form");
	expect(text).toBe('You accepted.\nbugs: 0\nfears: ["merge","deploy"]\nname: "Ada"\nsleeps: false');
	expect(asked).toMatchObject([
		{
			mode: "form",
			requestedSchema: {
				required: ["name", "mood"],
				properties: {
					name: { type: "string", minLength: 2, maxLength: 20 },
					nickname: { pattern: "^[a-z]+$", default: "patient" },
					email: { format: "email" },
					page: { format: "uri" },
					born: { format: "date" },
					wakes: { format: "date-time" },
					weight: { type: "number", minimum: 0, maximum: 99.5 },
					bugs: { type: "integer", default: 3 },
					sleeps: { type: "boolean", default: true },
					mood: { enum: ["calm", "tense", "lost"] },
					language: { oneOf: [{ const: "ts", title: "TypeScript" }, {}] },
					fears: { type: "array", minItems: 1, maxItems: 2, items: { enum: ["merge", "deploy", "friday"] } },
					hopes: { type: "array", items: { anyOf: [{ const: "green" }, {}] } },
				},
			},
		},
	]);
});

test("[E13.forms] a form can be declined, cancelled, strange, or belong to a tool", async () => {
	expect((await prompt("/form")).text).toBe("You declined.");
	answer = { action: "cancel" };
	expect((await prompt("/form strange")).text).toBe("You cancelled.");
	expect(asked[1]).toMatchObject({ requestedSchema: { properties: { dream: { type: "dream", depth: 3 } } } });
	await prompt("/form tool");
	expect(asked[2]).toMatchObject({ toolCallId: "tool-1" });
});

test("[E13.forms] /url sends the user away, and tells when the visit is done", async () => {
	answer = { action: "accept" };
	expect((await prompt("/url https://example.org/here")).text).toBe("You accepted.");
	expect(asked).toMatchObject([{ mode: "url", url: "https://example.org/here", elicitationId: "visit-1" }]);
	expect(completed).toEqual(["visit-1"]);
	answer = { action: "decline" };
	expect((await prompt("/url")).text).toBe("You declined.");
	expect(completed).toEqual(["visit-1"]);
});
