import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { updateCheck } from "../wire/check.ts";
import {
	closeActivities,
	mapCompaction,
	mapCompactionSummary,
	mapLetter,
	mapLetterPart,
	mapSubagent,
} from "./map-activity.ts";
import { mapConfig, mapMode } from "./map-configured.ts";
import { mapInfo } from "./map-info.ts";
import { mapMessageChunk } from "./map-message.ts";
import { mapNotice } from "./map-notice.ts";
import { mapPlan, mapPlanRemoved, mapPlanUpdate } from "./map-plan.ts";
import { mapAspect } from "./map-state.ts";
import { abandonTools, closeTools, mapToolCall } from "./map-tool.ts";
import { mapUserMessage } from "./map-user-message.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";
import { keepUpdate } from "./unread-update.ts";

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
	planUpdate: updateCheck("plan_update"),
	planRemoved: updateCheck("plan_removed"),
	notice: updateCheck("notice"),
	compaction: updateCheck("compaction_update"),
	summary: updateCheck("compaction_summary_chunk"),
	subagent: updateCheck("subagent_update"),
	letter: updateCheck("session_message"),
	letterPart: updateCheck("session_message_chunk"),
};

/** Maps one session/update to log events. Nothing is lost: an update of an unknown kind, or an invalid one, goes into the log unchanged. */
export const mapUpdate = (state: MappingState, update: Readonly<Record<string, unknown>>): Mapped => {
	const { sessionUpdate: kind } = update;
	switch (kind) {
		case "agent_message_chunk":
			return is.answer(update) ? mapMessageChunk(state, "answer", update) : keepUpdate(state, update);
		case "agent_thought_chunk":
			return is.thought(update) ? mapMessageChunk(state, "thought", update) : keepUpdate(state, update);
		case "user_message_chunk":
			return is.user(update) ? mapUserMessage(state, update) : keepUpdate(state, update);
		case "tool_call":
			return is.tool(update) ? mapToolCall(state, update, true) : keepUpdate(state, update);
		case "tool_call_update":
			return is.toolUpdate(update) ? mapToolCall(state, update, false) : keepUpdate(state, update);
		case "plan":
			return is.plan(update) ? mapPlan(state, update.entries) : keepUpdate(state, update);
		case "plan_update":
			return (is.planUpdate(update) && mapPlanUpdate(state, update.plan)) || keepUpdate(state, update);
		case "plan_removed":
			return is.planRemoved(update) ? mapPlanRemoved(state, update.planId) : keepUpdate(state, update);
		case "available_commands_update":
			return is.commands(update) ? mapAspect(state, "commands", update) : keepUpdate(state, update);
		case "current_mode_update":
			return is.mode(update) ? mapMode(state, update) : keepUpdate(state, update);
		case "config_option_update":
			return is.config(update) ? mapConfig(state, update) : keepUpdate(state, update);
		case "usage_update":
			return is.usage(update) ? mapAspect(state, "usage", update) : keepUpdate(state, update);
		case "session_info_update":
			return is.info(update) ? mapInfo(state, update) : keepUpdate(state, update);
		case "notice":
			return is.notice(update) ? mapNotice(state, update) : keepUpdate(state, update);
		case "compaction_update":
			return is.compaction(update) ? mapCompaction(state, update) : keepUpdate(state, update);
		case "compaction_summary_chunk":
			return is.summary(update) ? mapCompactionSummary(state, update) : keepUpdate(state, update);
		case "subagent_update":
			return is.subagent(update) ? mapSubagent(state, update) : keepUpdate(state, update);
		case "session_message":
			return is.letter(update) ? mapLetter(state, update) : keepUpdate(state, update);
		case "session_message_chunk":
			return is.letterPart(update) ? mapLetterPart(state, update) : keepUpdate(state, update);
		default:
			return keepUpdate(state, update);
	}
};

/** Closes whatever the turn left open once its prompt is answered or never will be. Later updates are mapped as before. */
export const closeTurn = (state: MappingState, outcome: TurnOutcome): Mapped => {
	const status = statusAfter(outcome);
	const closed = closeActivities({ ...state, live: false }, status);
	return { ...closed, events: [...closeTools(state, status), ...closed.events] };
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
		case "other":
			return "unreported";
		case "cancelled":
			return "cancelled";
		case "failed":
		case "interrupted":
			return "failed";
	}
};
