import { type Static, Type } from "typebox";
import { Id, listOf, mapOf, oneOf } from "../contract/fields.ts";

/** The name under which an agent is configured. */
export const AgentName = Type.String({ minLength: 1, maxLength: 100 });

/** One process for all chats with the same configuration, or one for each chat. */
export const ProcessSharing = oneOf("shared", "perChat");

/**
 * How an agent's process and sessions begin. `cwd`: the working folder of its process, by default the chat's; `startTimeout`: how many
 * seconds it may take to answer at first.
 */
export const AgentStart = Type.Object({
	cwd: Type.Optional(Type.String({ minLength: 1 })),
	process: Type.Optional(ProcessSharing),
	mode: Type.Optional(Type.String({ minLength: 1 })),
	model: Type.Optional(Type.String({ minLength: 1 })),
	options: Type.Optional(mapOf(Type.Union([Type.String(), Type.Boolean()]))),
	startTimeout: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
});

/** A variable of an agent's environment. Its value never leaves the hub; `safe` names it in an editor's secret storage. */
export const AgentVariable = Type.Object({
	name: Type.String(),
	safe: Type.Optional(Type.String()),
	/** Whether its value is declared secret or not. */
	secret: Type.Optional(Type.Boolean()),
});

/** An agent as it is configured. `args` is missing if one of them is a secret. Built-in agents cannot be changed. */
export const AgentSettings = Type.Intersect([
	Type.Object({
		agentId: Id,
		title: Type.String(),
		builtIn: Type.Boolean(),
		command: Type.String(),
		args: Type.Optional(listOf(Type.String())),
		variables: listOf(AgentVariable),
	}),
	AgentStart,
]);

/** A variable as it is to be: with neither `value` nor `safe`, it keeps the value it has. */
export const ChangedVariable = Type.Object({
	name: Type.String({ minLength: 1, maxLength: 200, pattern: "^[^=\\u0000]+$" }),
	value: Type.Optional(Type.String({ maxLength: 32_768, pattern: "^[^\\u0000]*$" })),
	safe: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
	secret: Type.Optional(Type.Boolean()),
});

/** An agent as it is to be configured. Without `args`, it keeps those it has. */
export const AgentEntry = Type.Intersect([
	Type.Object({
		title: Type.Optional(Type.String({ maxLength: 200 })),
		command: Type.String({ minLength: 1, maxLength: 4096, pattern: "^[^\\u0000]+$" }),
		args: Type.Optional(Type.Array(Type.String({ pattern: "^[^\\u0000]*$" }), { maxItems: 1000 })),
		variables: Type.Array(ChangedVariable, { maxItems: 1000 }),
	}),
	AgentStart,
]);

export type AgentStart = Static<typeof AgentStart>;
export type AgentVariable = Static<typeof AgentVariable>;
export type AgentSettings = Static<typeof AgentSettings>;
export type ChangedVariable = Static<typeof ChangedVariable>;
export type AgentEntry = Static<typeof AgentEntry>;
