import { isFields } from "@parley/base/guards/fields";
import { expect, test } from "vitest";
import { readRecording, recordedAgents } from "../../testing/recording.ts";
import { isSessionNotification } from "../wire/check.ts";
import type { LoggedItem, LoggedTurn } from "./logged-turn.ts";
import { readReplay, type Update } from "./read-replay.ts";
import { reconcile } from "./reconcile.ts";

type Told = { readonly prompt: string; readonly updates: Update[] };

const promptText = (params: unknown): string => {
	const prompt = isFields(params) ? params["prompt"] : undefined;
	if (!Array.isArray(prompt)) return "";
	return prompt.map((part: unknown) => (isFields(part) ? String(part["text"] ?? "") : "")).join("");
};

/** By session: its turns as they were told live, and what was replayed at its load. */
const sessionsOf = (agent: (typeof recordedAgents)[number]) => {
	const live = new Map<string, Told[]>();
	const replays: { readonly sessionId: string; readonly logged: LoggedTurn[]; readonly updates: Update[] }[] =
		[];
	let loading: { readonly sessionId: string; readonly updates: Update[] } | undefined;
	for (const { from, message } of readRecording(agent)) {
		const { method, params } = message;
		const sessionId = isFields(params) ? String(params["sessionId"]) : "";
		// Agents answer before they replay; the next request ends it.
		if (from === "client") loading = undefined;
		if (from === "client" && method === "session/prompt")
			live.set(sessionId, [...(live.get(sessionId) ?? []), { prompt: promptText(params), updates: [] }]);
		if (from === "client" && method === "session/load") {
			loading = { sessionId, updates: [] };
			replays.push({
				sessionId,
				logged: (live.get(sessionId) ?? []).map(loggedOf),
				updates: loading.updates,
			});
		}
		if (method !== "session/update" || !isSessionNotification(params)) continue;
		if (loading?.sessionId === sessionId) loading.updates.push(params.update);
		else live.get(sessionId)?.at(-1)?.updates.push(params.update);
	}
	return replays;
};

const loggedOf = ({ prompt, updates }: Told): LoggedTurn => ({
	prompt,
	items: readReplay(updates).flatMap((piece): LoggedItem[] => {
		if (piece.kind === "user") return [];
		if (piece.kind === "tool") return [{ kind: "tool", toolCallId: piece.toolCallId, title: piece.title }];
		if (piece.kind === "activity") return [{ kind: "activity", activityId: piece.activityId }];
		return "text" in piece ? [{ kind: piece.kind, text: piece.text }] : [{ kind: piece.kind }];
	}),
});

test.for(recordedAgents)("[D6.load] what %s replays of a conversation is no news", (agent) => {
	const replays = sessionsOf(agent).filter(({ logged }) => logged.length > 0);
	expect(replays).toHaveLength(1);
	for (const { logged, updates } of replays)
		expect(reconcile(logged, updates)).toEqual({ reached: true, suffix: [] });
});
