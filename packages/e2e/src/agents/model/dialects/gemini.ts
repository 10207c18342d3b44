import { randomUUID } from "node:crypto";
import type { Fields } from "@parley/base/guards/fields";
import { fieldsOf, listOf, stringOf, textOf } from "../conversation.ts";
import type { Spoken } from "../step.ts";
import { type Dialect, data } from "./dialect.ts";

const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 };

const candidate = (parts: readonly Fields[], model: string, finishReason?: string): Fields => ({
	...{ modelVersion: model, responseId: randomUUID(), usageMetadata },
	candidates: [
		{ index: 0, content: { role: "model", parts }, ...(finishReason === undefined ? {} : { finishReason }) },
	],
});

const callPart = ({ call }: Spoken): Fields[] =>
	call === undefined
		? []
		: [
				{
					functionCall: { id: call.id, name: call.name, args: call.input },
					thoughtSignature: "c2NyaXB0ZWQ=",
				},
			];

/** Its CLI shows a thought by its subject. */
const thoughtPart = (text: string): Fields => ({ text: `**Subject** ${text}`, thought: true });

/** Google's Gemini. */
export const gemini: Dialect = {
	serves: (path) => /:(?:stream)?generateContent$/i.test(path),
	read: ({ contents, tools, generationConfig }, path) => {
		const { responseJsonSchema, responseSchema, responseMimeType } = fieldsOf(generationConfig);
		const schema = responseJsonSchema ?? responseSchema;
		const isData = schema !== undefined || responseMimeType === "application/json";
		return {
			said: listOf(contents).map(({ role, parts }) => ({
				role: role === "model" ? "assistant" : "user",
				text: textOf(parts),
				calls: listOf(parts).filter(({ functionCall }) => functionCall !== undefined).length,
			})),
			tools: listOf(tools)
				.flatMap(({ functionDeclarations }) => listOf(functionDeclarations))
				.map(({ name, parametersJsonSchema, parameters }) => ({
					name: stringOf(name),
					schema: fieldsOf(parametersJsonSchema ?? parameters),
				})),
			schema: isData ? fieldsOf(schema) : undefined,
			streams: /:stream/i.test(path),
			model: /models\/([^:]+):/.exec(path)?.[1] ?? "",
		};
	},
	*events(spoken, model) {
		for (const piece of spoken.thought) yield data(candidate([thoughtPart(piece)], model));
		for (const piece of spoken.text) yield data(candidate([{ text: piece }], model));
		for (const part of callPart(spoken)) yield data(candidate([part], model));
		yield data(candidate([{ text: "" }], model, "STOP"));
	},
	whole: (spoken, model) => {
		const parts = [
			...spoken.thought.map(thoughtPart),
			...spoken.text.map((text) => ({ text })),
			...callPart(spoken),
		];
		return candidate(parts, model, "STOP");
	},
	failed: (status, message) => ({ error: { code: status, message, status: "INVALID_ARGUMENT" } }),
};
