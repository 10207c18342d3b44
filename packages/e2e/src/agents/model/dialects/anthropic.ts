import { randomUUID } from "node:crypto";
import type { Fields } from "@parley/base/guards/fields";
import { fieldsOf, listOf, stringOf, textOf } from "../conversation.ts";
import type { Spoken } from "../step.ts";
import { type Dialect, namedData } from "./dialect.ts";

const usage = {
	...{ input_tokens: 100, output_tokens: 20 },
	...{ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
};

const signature = "c2NyaXB0ZWQ=";

/** The blocks of an answer: as they begin, as they grow, and as they end up. */
const blocksOf = ({
	thought,
	text,
	call,
}: Spoken): { readonly began: Fields; readonly deltas: readonly Fields[]; readonly block: Fields }[] => [
	...(thought.length === 0
		? []
		: [
				{
					began: { type: "thinking", thinking: "", signature: "" },
					deltas: [
						...thought.map((thinking) => ({ type: "thinking_delta", thinking })),
						{ type: "signature_delta", signature },
					],
					block: { type: "thinking", thinking: thought.join(""), signature },
				},
			]),
	...(text.length === 0
		? []
		: [
				{
					began: { type: "text", text: "" },
					deltas: text.map((piece) => ({ type: "text_delta", text: piece })),
					block: { type: "text", text: text.join("") },
				},
			]),
	...(call === undefined
		? []
		: [
				{
					began: { type: "tool_use", id: call.id, name: call.name, input: {} },
					deltas: [{ type: "input_json_delta", partial_json: JSON.stringify(call.input) }],
					block: { type: "tool_use", ...call },
				},
			]),
];

const message = (model: string, rest: Fields): Fields => ({
	// Messages with the same id are one to its agents.
	...{ id: `msg_${randomUUID()}`, type: "message", role: "assistant", model, stop_sequence: null },
	...rest,
});

const reasonFor = ({ call }: Spoken): string => (call === undefined ? "end_turn" : "tool_use");

/** Anthropic's messages. */
export const anthropic: Dialect = {
	serves: (path) => path.endsWith("/messages"),
	read: ({ messages, tools, output_config: config, output_format: format, stream, model }) => {
		const schema = fieldsOf(fieldsOf(config)["format"])["schema"] ?? fieldsOf(format)["schema"];
		return {
			said: listOf(messages).map(({ role, content }) => ({
				role: role === "assistant" ? "assistant" : "user",
				text: textOf(content),
				calls: listOf(content).filter(({ type }) => type === "tool_use").length,
			})),
			tools: listOf(tools).map((tool) => ({
				name: stringOf(tool["name"]),
				schema: fieldsOf(tool["input_schema"]),
			})),
			schema: schema === undefined ? undefined : fieldsOf(schema),
			streams: stream === true,
			model: stringOf(model),
		};
	},
	*events(spoken, model) {
		const event = (type: string, fields: Fields): string => namedData(type, { type, ...fields });
		const begun = message(model, { content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } });
		yield event("message_start", { message: begun });
		for (const [index, { began, deltas }] of blocksOf(spoken).entries()) {
			yield event("content_block_start", { index, content_block: began });
			for (const delta of deltas) yield event("content_block_delta", { index, delta });
			yield event("content_block_stop", { index });
		}
		const delta = { stop_reason: reasonFor(spoken), stop_sequence: null };
		yield event("message_delta", { delta, usage });
		yield event("message_stop", {});
	},
	whole: (spoken, model) =>
		message(model, {
			content: blocksOf(spoken).map(({ block }) => block),
			...{ stop_reason: reasonFor(spoken), usage },
		}),
	failed: (_status, text) => ({ type: "error", error: { type: "api_error", message: text } }),
};
