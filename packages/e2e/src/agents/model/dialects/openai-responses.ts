import { randomUUID } from "node:crypto";
import type { Fields } from "@parley/base/guards/fields";
import { fieldsOf, listOf, type Said, stringOf, textOf } from "../conversation.ts";
import type { Spoken } from "../step.ts";
import { type Dialect, namedData } from "./dialect.ts";

const usage = {
	...{ input_tokens: 100, output_tokens: 20, total_tokens: 120 },
	...{ input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } },
};

const response = (id: string, model: string, status: string, output: readonly unknown[]): Fields => ({
	...{ id, object: "response", created_at: 1, model, status, output },
	...{ parallel_tool_calls: false, tool_choice: "auto", tools: [], metadata: {} },
	...{ error: null, incomplete_details: null, instructions: null },
	usage: status === "completed" ? usage : null,
});

const saidBy = ({ role, type, content }: Fields): Said[] => {
	if (role === "user" || role === "assistant") return [{ role, text: textOf(content), calls: 0 }];
	return type === "function_call" ? [{ role: "assistant", text: "", calls: 1 }] : [];
};

/** The parts of an answer: its finished item, and the events that lead to it. */
const partsOf = ({
	thought,
	text,
	call,
}: Spoken): { readonly item: Fields; readonly began: Fields; readonly deltas: readonly Fields[] }[] => {
	const parts = [];
	if (thought.length > 0) {
		const began = { id: `rs_${randomUUID()}`, type: "reasoning", summary: [], encrypted_content: null };
		const whole = { type: "summary_text", text: thought.join("") };
		const place = { item_id: began.id, summary_index: 0 };
		parts.push({
			...{ began, item: { ...began, summary: [whole] } },
			deltas: [
				{ type: "response.reasoning_summary_part.added", ...place, part: { ...whole, text: "" } },
				...thought.map((delta) => ({ type: "response.reasoning_summary_text.delta", ...place, delta })),
				{ type: "response.reasoning_summary_text.done", ...place, text: whole.text },
				{ type: "response.reasoning_summary_part.done", ...place, part: whole },
			],
		});
	}
	if (text.length > 0) {
		const began = {
			id: `msg_${randomUUID()}`,
			type: "message",
			role: "assistant",
			status: "in_progress",
			content: [],
		};
		const whole = { type: "output_text", text: text.join(""), annotations: [], logprobs: [] };
		const place = { item_id: began.id, content_index: 0 };
		parts.push({
			...{ began, item: { ...began, status: "completed", content: [whole] } },
			deltas: [
				{ type: "response.content_part.added", ...place, part: { ...whole, text: "" } },
				...text.map((delta) => ({ type: "response.output_text.delta", ...place, delta, logprobs: [] })),
				{ type: "response.output_text.done", ...place, text: whole.text, logprobs: [] },
				{ type: "response.content_part.done", ...place, part: whole },
			],
		});
	}
	if (call !== undefined) {
		const input = JSON.stringify(call.input);
		const began = {
			...{ id: `fc_${randomUUID()}`, type: "function_call", call_id: call.id, name: call.name },
			...{ status: "in_progress", arguments: "" },
		};
		const place = { item_id: began.id };
		parts.push({
			...{ began, item: { ...began, status: "completed", arguments: input } },
			deltas: [
				{ type: "response.function_call_arguments.delta", ...place, delta: input },
				{ type: "response.function_call_arguments.done", ...place, arguments: input },
			],
		});
	}
	return parts;
};

/** OpenAI's responses. */
export const openaiResponses: Dialect = {
	serves: (path) => path.endsWith("/responses"),
	read: ({ input, tools, text, stream, model }) => {
		const { schema } = fieldsOf(fieldsOf(text)["format"]);
		return {
			said:
				typeof input === "string" ? [{ role: "user", text: input, calls: 0 }] : listOf(input).flatMap(saidBy),
			tools: listOf(tools).map(({ name, parameters }) => ({
				name: stringOf(name),
				schema: fieldsOf(parameters),
			})),
			schema: schema === undefined ? undefined : fieldsOf(schema),
			streams: stream === true,
			model: stringOf(model),
		};
	},
	*events(spoken, model) {
		let at = 0;
		const event = (fields: Fields): string =>
			namedData(stringOf(fields["type"]), { sequence_number: at++, ...fields });
		const parts = partsOf(spoken);
		const id = `resp_${randomUUID()}`;
		yield event({ type: "response.created", response: response(id, model, "in_progress", []) });
		for (const [index, { began, deltas, item }] of parts.entries()) {
			yield event({ type: "response.output_item.added", output_index: index, item: began });
			for (const delta of deltas) yield event({ ...delta, output_index: index });
			yield event({ type: "response.output_item.done", output_index: index, item });
		}
		const output = parts.map(({ item }) => item);
		yield event({ type: "response.completed", response: response(id, model, "completed", output) });
	},
	whole: (spoken, model) =>
		response(
			`resp_${randomUUID()}`,
			model,
			"completed",
			partsOf(spoken).map(({ item }) => item),
		),
	failed: (status, message) => ({ error: { message, type: "scripted", code: String(status) } }),
};
