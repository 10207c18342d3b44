import { expect, test } from "vitest";
import { keepsAgent, type UnwatchedAgent } from "./keeps-agent.ts";

const hour = 60 * 60_000;
const megabyte = 1024 ** 2;

const kept: UnwatchedAgent = {
	...{
		canReopen: false,
		knows: true,
		isUsed: false,
		unwatchedMs: hour,
		memoryBytes: 100 * megabyte,
		newer: 0,
	},
};

const keep = { kind: "keep" };
const letGo = (why: string) => ({ kind: "letGo", why });

test.each<[string, Partial<UnwatchedAgent>, object]>([
	["one that can neither resume nor load stays", {}, keep],
	["one that can is closed after the grace", { canReopen: true }, letGo("spare")],
	["one that was told nothing loses nothing", { knows: false }, letGo("spare")],
	["almost eight hours", { unwatchedMs: 8 * hour - 1 }, keep],
	["eight hours", { unwatchedMs: 8 * hour }, letGo("time")],
	["eight hours, beside a chat that is watched", { unwatchedMs: 8 * hour, isUsed: true }, letGo("time")],
	["exactly as large as it may be", { memoryBytes: 300 * megabyte }, keep],
	["too large", { memoryBytes: 300 * megabyte + 1 }, letGo("memory")],
	["too large, beside a chat that is watched", { memoryBytes: 900 * megabyte, isUsed: true }, keep],
	["of unknown size", { memoryBytes: undefined }, keep],
	["the fourth process", { newer: 3 }, keep],
	["the fifth process, the one left longest ago", { newer: 4 }, letGo("processes")],
	["the fifth process, beside a chat that is watched", { newer: 4, isUsed: true }, keep],
])("[D5.resumable] %s", (_, facts, fate) => {
	expect(keepsAgent({ ...kept, ...facts })).toEqual(fate);
});
