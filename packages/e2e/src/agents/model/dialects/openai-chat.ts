import { randomUUID } from "node:crypto";
import type { Fields } from "@parley/base/guards/fields";
import { fieldsOf, listOf, type Said, stringOf, textOf } from "../conversation.ts";
import type { Call, Spoken } from "../step.ts";
import { type Dialect, data } from "./dialect.ts";

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

const toolCall = ({ id, name, input }: Call): Fields => ({
	...{ index: 0, id, type: "function" },
	function: { name, arguments: JSON.stringify(input) },
});

const saidBy = ({ role, content, tool_calls: calls }: Fields): Said[] =>
	role === "user" || role === "assistant"
		? [{ role, text: textOf(content), calls: listOf(calls).length }]
		: [];

/** OpenAI's chat completions, which most agents speak. */
export const openaiChat: Dialect = {
	serves: (path) => path.endsWith("/chat/completions"),
	read: ({ messages, tools, response_format: format, stream, model }) => ({
		said: listOf(messages).flatMap(saidBy),
		tools: listOf(tools).map((tool) => {
			const { name, parameters } = fieldsOf(tool["function"]);
			return { name: stringOf(name), schema: fieldsOf(parameters) };
		}),
		schema: format === undefined ? undefined : fieldsOf(fieldsOf(fieldsOf(format)["json_schema"])["schema"]),
		streams: stream === true,
		model: stringOf(model),
	}),
	*events({ thought, text, call }, model) {
		const base = { id: randomUUID(), object: "chat.completion.chunk", created: 1, model };
		const chunk = (delta: unknown, reason: string | null = null): string =>
			data({ ...base, choices: [{ index: 0, delta, finish_reason: reason }] });
		for (const piece of thought) yield chunk({ role: "assistant", reasoning_content: piece });
		for (const piece of text) yield chunk({ role: "assistant", content: piece });
		if (call !== undefined) yield chunk({ role: "assistant", tool_calls: [toolCall(call)] });
		yield chunk({}, call === undefined ? "stop" : "tool_calls");
		yield data({ ...base, choices: [], usage });
		yield "data: [DONE]\n\n";
	},
	whole: ({ text, call }: Spoken, model) => ({
		...{ id: randomUUID(), object: "chat.completion", created: 1, model, usage },
		choices: [
			{
				index: 0,
				finish_reason: call === undefined ? "stop" : "tool_calls",
				message: {
					role: "assistant",
					content: text.join(""),
					...(call === undefined ? {} : { tool_calls: [toolCall(call)] }),
				},
			},
		],
	}),
	failed: (status, message) => ({ error: { message, type: "scripted", code: String(status) } }),
};
