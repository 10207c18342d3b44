import { isFields } from "@parley/base/guards/fields";
import { describe, expect, test } from "vitest";
import { readRecording, recordedAgents } from "../../testing/recording.ts";
import { isValidEvent, textOf } from "../../testing/valid-event.ts";
import { isPermissionParams, isSessionNotification } from "../wire/check.ts";
import { mapPermission } from "./map-permission.ts";
import { closeTurn, mapUpdate } from "./map-update.ts";
import type { AgentEvent, Mapped } from "./mapped.ts";
import { newMapping, openTurn } from "./mapping-state.ts";

const isUserText = ({ type, payload }: AgentEvent): boolean => type === "text" && payload.kind === "user";

const promptIn = (params: unknown): string => {
	const parts = isFields(params) && Array.isArray(params["prompt"]) ? params["prompt"] : [];
	return parts.map((part: unknown) => (isFields(part) ? String(part["text"] ?? "") : "")).join("");
};

/** Maps a recording as the driver does: prompts open turns, their answers close them. */
const replay = (agent: (typeof recordedAgents)[number]) => {
	let state = newMapping("agent-session");
	const events: AgentEvent[] = [];
	const wire = { answer: "", thought: "" };
	const prompts = new Set<unknown>();
	const echoed: AgentEvent[] = [];
	let turn = 0;
	const take = (mapped: Mapped): void => {
		state = mapped.state;
		events.push(...mapped.events);
	};
	for (const { from, message } of readRecording(agent)) {
		const { id, method, params } = message;
		if (from === "client" && method === "session/prompt") {
			prompts.add(id);
			state = openTurn(state, `m${++turn}`, promptIn(params));
		}
		if (from === "client") continue;
		if (method === "session/request_permission") {
			expect(isPermissionParams(params)).toBe(true);
			if (!isPermissionParams(params)) continue;
			const { request, ...mapped } = mapPermission(state, "p", params);
			take(mapped);
			events.push({ type: "permission.requested", payload: request });
		}
		if (method === undefined && prompts.delete(id)) take(closeTurn(state, "completed"));
		if (method !== "session/update") continue;
		expect(isSessionNotification(params)).toBe(true);
		if (!isSessionNotification(params)) continue;
		const { sessionUpdate, content } = params.update;
		const { text = "" } = isFields(content) ? content : {};
		if (sessionUpdate === "agent_message_chunk") wire.answer += String(text);
		if (sessionUpdate === "agent_thought_chunk") wire.thought += String(text);
		const { live } = state;
		const before = events.length;
		take(mapUpdate(state, params.update));
		if (live) echoed.push(...events.slice(before).filter(isUserText));
	}
	return { state, events, wire, echoed };
};

describe.each(recordedAgents)("a recording of %s", (agent) => {
	const { state, events, wire, echoed } = replay(agent);

	test("[E4.mapped] becomes events that the log accepts", () => {
		expect(events.filter((event) => !isValidEvent(event))).toEqual([]);
		expect(events.length).toBeGreaterThan(100);
	});

	test("[E4.mapped] keeps its text to the last character", () => {
		expect(wire.answer.length).toBeGreaterThan(100);
		expect(textOf(events, "answer")).toBe(wire.answer);
		expect(textOf(events, "thought")).toBe(wire.thought);
	});

	test("[E4.mapped][E4.unknown] is fully understood: nothing is kept unread", () => {
		const unread = events.flatMap(({ type, payload }) => (type === "agent.update" ? [payload.update] : []));
		expect(unread).toEqual([]);
	});

	test("[E4.userMessage] echoes no prompt into its own turn", () => {
		expect(echoed).toEqual([]);
	});

	test("[E4.mapped] leaves no tool call open, and none goes backwards once it is finished", () => {
		const rank = {
			pending: 0,
			running: 1,
			background: 1,
			unreported: 1,
			completed: 2,
			failed: 2,
			cancelled: 2,
		};
		const seen = new Map<string, number>();
		for (const { type, payload, begins } of events) {
			if (type !== "tool" || payload.status === undefined) continue;
			if (begins) seen.delete(payload.toolCallId);
			const now = rank[payload.status];
			expect(now).toBeGreaterThanOrEqual(seen.get(payload.toolCallId) ?? 0);
			seen.set(payload.toolCallId, now);
		}
		expect(seen.size).toBeGreaterThan(3);
		expect(state.tools.underWay).toEqual([]);
	});

	test("[E4.mapped] gives the same events each time", () => {
		expect(replay(agent).events).toEqual(events);
	});
});
