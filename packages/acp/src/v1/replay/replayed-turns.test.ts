import { expect, test } from "vitest";
import type { Update } from "./read-replay.ts";
import { replayedTurns } from "./replayed-turns.ts";

const chunk = (kind: string, text: string): Update => ({
	sessionUpdate: `${kind}_chunk`,
	content: { type: "text", text },
});
const user = (text: string): Update => chunk("user_message", text);
const answer = (text: string): Update => chunk("agent_message", text);

const told = (updates: readonly Update[]) =>
	replayedTurns(updates, "a").map(({ content, events }) => [
		content.map((part) => (part.type === "text" ? part.text : "?")).join(),
		events.map(({ type, payload }) => ("text" in payload ? payload.text : type)).join(),
	]);

test("[E3.load] what a person said begins a turn, in however many pieces", () => {
	const link = { type: "resource_link", uri: "file:///a.ts", name: "a.ts" };
	const picture = { type: "image", data: "", mimeType: "image/png" };
	const file = { sessionUpdate: "user_message_chunk", content: link };
	const shot = { sessionUpdate: "user_message_chunk", content: picture };
	expect(
		told([user("Look at "), user("this"), file, shot, answer("Yes"), answer("."), user("Thanks")]),
	).toEqual([
		["Look at this\n[a.ts]\n\n[image]\n", "Yes,."],
		["Thanks", ""],
	]);
});

test("[E3.load] an agent that tells only its own part has turns without a prompt", () => {
	expect(told([answer("Hello."), user("Hi"), answer("So.")])).toEqual([
		["", "Hello."],
		["Hi", "So."],
	]);
	expect(told([])).toEqual([]);
});

test("[E3.load] a replay told twice is taken once; a question asked twice stays", () => {
	const once = [user("Why?"), answer("So."), user("And?"), answer("Then.")];
	expect(told([...once, ...once])).toHaveLength(2);
	expect(told([user("Why?"), answer("So."), user("Why?"), answer("Because.")])).toHaveLength(2);
});

test("[E3.load] a tool that the replay leaves open does not stay open, and state is no turn", () => {
	const [turn, ...others] = replayedTurns(
		[
			{ sessionUpdate: "usage_update", used: 1, size: 2 },
			user("Do it"),
			{ sessionUpdate: "tool_call", toolCallId: "t", title: "Edit", status: "in_progress" },
		],
		"a",
	);
	expect(others).toEqual([]);
	expect(turn?.events.at(-1)).toMatchObject({
		type: "tool",
		payload: { toolCallId: "t", status: "unreported" },
	});
});
