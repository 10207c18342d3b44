import type { PlanEntry } from "@parley/protocol/plan/events";
import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { updateCheck } from "../wire/check.ts";
import type { Plan } from "../wire/session-update.ts";
import { mapConfig, mapMode } from "./map-configured.ts";
import { mapMessageChunk } from "./map-message.ts";
import { mapAspect } from "./map-state.ts";
import { abandonTools, closeTools, mapToolCall } from "./map-tool.ts";
import { interruptText, type Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

const is = {
	answer: updateCheck("agent_message_chunk"),
	thought: updateCheck("agent_thought_chunk"),
	user: updateCheck("user_message_chunk"),
	tool: updateCheck("tool_call"),
	toolUpdate: updateCheck("tool_call_update"),
	plan: updateCheck("plan"),
	commands: updateCheck("available_commands_update"),
	mode: updateCheck("current_mode_update"),
	config: updateCheck("config_option_update"),
	usage: updateCheck("usage_update"),
	info: updateCheck("session_info_update"),
};

/** Maps one session/update to log events. Nothing is lost: an update of an unknown kind, or an invalid one, goes into the log unchanged. */
export const mapUpdate = (state: MappingState, update: Readonly<Record<string, unknown>>): Mapped => {
	const { sessionUpdate: kind } = update;
	switch (kind) {
		case "agent_message_chunk":
			return is.answer(update) ? mapMessageChunk(state, "answer", update) : keep(state, update);
		case "agent_thought_chunk":
			return is.thought(update) ? mapMessageChunk(state, "thought", update) : keep(state, update);
		case "user_message_chunk":
			return state.live && is.user(update) ? { state, events: [] } : keep(state, update);
		case "tool_call":
			return is.tool(update) ? mapToolCall(state, update, true) : keep(state, update);
		case "tool_call_update":
			return is.toolUpdate(update) ? mapToolCall(state, update, false) : keep(state, update);
		case "plan":
			return is.plan(update) ? mapPlan(state, update) : keep(state, update);
		case "available_commands_update":
			return is.commands(update) ? mapAspect(state, "commands", update) : keep(state, update);
		case "current_mode_update":
			return is.mode(update) ? mapMode(state, update) : keep(state, update);
		case "config_option_update":
			return is.config(update) ? mapConfig(state, update) : keep(state, update);
		case "usage_update":
			return is.usage(update) ? mapAspect(state, "usage", update) : keep(state, update);
		case "session_info_update":
			return is.info(update) ? mapAspect(state, "info", update) : keep(state, update);
		default:
			return keep(state, update);
	}
};

/** Closes whatever the turn left open once its prompt is answered or never will be. Later updates are mapped as before. */
export const closeTurn = (state: MappingState, outcome: TurnOutcome): Mapped => {
	return { state: { ...state, live: false }, events: closeTools(state, statusAfter(outcome)) };
};

/** Closes everything after the agent's end. `outcome` is that of its running turn. */
export const abandon = (state: MappingState, outcome: TurnOutcome): Mapped => {
	const closed = closeTurn(state, outcome);
	return { ...closed, events: [...closed.events, ...abandonTools(state)] };
};

/** The status of a call still open at the end of its turn. A completed turn cancelled nothing. */
const statusAfter = (outcome: TurnOutcome): ToolStatus => {
	switch (outcome) {
		case "completed":
		case "refused":
		case "limit":
			return "unreported";
		case "cancelled":
			return "cancelled";
		case "failed":
		case "interrupted":
			return "failed";
	}
};

const mapPlan = (state: MappingState, plan: Plan): Mapped => {
	const entries = plan.entries.map(
		({ content, priority, status }): PlanEntry =>
			priority == null ? { content, status } : { content, priority, status },
	);
	return { state: interruptText(state), events: [{ type: "plan", payload: { entries } }] };
};

const keep = (state: MappingState, update: Readonly<Record<string, unknown>>): Mapped => {
	const { sessionUpdate: kind } = update;
	const name = typeof kind === "string" && kind !== "" ? kind : "unnamed";
	return {
		state: interruptText(state),
		events: [{ type: "agent.update", payload: { update: name, data: { ...update } } }],
	};
};
