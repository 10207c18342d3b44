import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome } from "@parley/protocol/permission/events";
import { isAnswer } from "../v1/session/is-answer.ts";
import { missedMessage } from "../v1/session/missed-message.ts";
import type { ToolLimits } from "../v1/updates/known-tools.ts";
import { mapPermission } from "../v1/updates/map-permission.ts";
import { mapNewSession } from "../v1/updates/map-state.ts";
import { abandon, closeTurn, mapUpdate } from "../v1/updates/map-update.ts";
import type { AgentEvent, Mapped } from "../v1/updates/mapped.ts";
import { type MappingState, newMapping, openTurn, passTurn } from "../v1/updates/mapping-state.ts";
import type { Step } from "./script-arbitrary.ts";

type Memory = {
	readonly mapping: MappingState;
	/** The running prompt. */
	readonly messageId: string | undefined;
	readonly answered: boolean;
	/** The ids of pending requests. */
	readonly open: readonly string[];
	/**
	 * Prefixes tool ids before the first prompt of a later agent session. Those would be in the turn of the previous one, where the log and
	 * its readers take the same id for the same tool.
	 */
	readonly prefix: string;
};

const nothing = (limits?: ToolLimits): Memory => ({
	mapping: newMapping("a", limits),
	messageId: undefined,
	answered: false,
	open: [],
	prefix: "",
});

/** Does what an agent session does with each step of a script, without a process. */
export class ScriptedSession {
	#memory: Memory;
	readonly #limits: ToolLimits | undefined;

	/** Continues with what another one knew, or a restored mapping. */
	constructor(memory?: Memory, limits?: ToolLimits) {
		this.#memory = memory ?? nothing(limits);
		this.#limits = limits;
	}

	get memory(): Memory {
		return this.#memory;
	}

	/** Returns the events of a step. Ids are made of its number, so that they are the same each time. */
	run(step: Step, number: number): readonly AgentEvent[] {
		const events = this.#eventsOf(step, number);
		const isRunning = this.#memory.messageId !== undefined;
		const answered = isRunning && (this.#memory.answered || events.some(isAnswer));
		this.#memory = { ...this.#memory, answered };
		return events;
	}

	#eventsOf(step: Step, number: number): readonly AgentEvent[] {
		const { mapping, messageId, open, prefix } = this.#memory;
		switch (step.do) {
			case "update":
				return this.#take(mapUpdate(mapping, withPrefix(step.update, prefix)));
			case "ask": {
				const requestId = `p${number}`;
				const { toolCall, ...params } = step.params;
				const asked = { ...params, toolCall: withPrefix(toolCall, prefix) };
				const { request, ...mapped } = mapPermission(mapping, requestId, asked);
				this.#memory = { ...this.#memory, open: [...open, requestId] };
				return [...this.#take(mapped), { type: "permission.requested", payload: request }];
			}
			case "answer": {
				const [requestId, ...rest] = open;
				if (requestId === undefined) return [];
				this.#memory = { ...this.#memory, open: rest };
				return [resolved(requestId, { type: "selected", optionId: "yes" })];
			}
			case "missed":
				return messageId === undefined ? [] : [missedMessage(1)];
			case "send": {
				if (messageId !== undefined) return [];
				const next = `m${number}`;
				this.#memory = { ...this.#memory, messageId: next, mapping: openTurn(mapping, next), prefix: "" };
				return [{ type: "prompt.sent", payload: { messageId: next, content: [] } }];
			}
			case "pass": {
				if (messageId !== undefined) return [];
				const next = `m${number}`;
				this.#memory = { ...this.#memory, mapping: passTurn(mapping, next), prefix: "" };
				return [
					{ type: "prompt.sent", payload: { messageId: next, content: [] } },
					{ type: "turn.ended", payload: { outcome: "cancelled" } },
				];
			}
			case "end":
				return messageId === undefined ? [] : this.#end(closeTurn(mapping, step.outcome), messageId);
			case "attach":
				return [...this.#end(abandon(mapping, "interrupted"), messageId), ...this.#attach(number)];
		}
	}

	#end(mapped: Mapped, answers: string | undefined): AgentEvent[] {
		const withdrawn = this.#memory.open.map((requestId) => resolved(requestId, { type: "cancelled" }));
		this.#memory = { ...this.#memory, open: [], messageId: undefined };
		const ended: AgentEvent[] =
			answers === undefined ? [] : [{ type: "turn.ended", payload: { outcome: "completed" }, answers }];
		return [...withdrawn, ...this.#take(mapped), ...ended];
	}

	#attach(number: number): AgentEvent[] {
		const agentSessionId = `a${number}`;
		const prefix = number === 0 ? "" : `${agentSessionId}/`;
		this.#memory = { ...this.#memory, mapping: newMapping(agentSessionId, this.#limits), prefix };
		const attached: AgentEvent = {
			type: "agent.attached",
			payload: { agentSessionId, agent: { name: "eliza" } },
		};
		const modes = { currentModeId: "ask", availableModes: [{ id: "ask" }] };
		const early = this.#take(mapUpdate(this.#memory.mapping, greeting));
		const opened = mapNewSession(this.#memory.mapping, { sessionId: agentSessionId, modes });
		return [attached, ...early, ...this.#take(opened)];
	}

	#take({ state, events }: Mapped): readonly AgentEvent[] {
		this.#memory = { ...this.#memory, mapping: state };
		return events;
	}
}

const greeting = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "Hello." } };

const withPrefix = <Call extends { readonly toolCallId?: unknown }>(call: Call, prefix: string): Call =>
	typeof call.toolCallId === "string" ? { ...call, toolCallId: `${prefix}${call.toolCallId}` } : call;

const resolved = (requestId: string, outcome: PermissionOutcome): EventBody => ({
	type: "permission.resolved",
	payload: { requestId, outcome },
});
