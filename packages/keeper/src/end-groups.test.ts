import { expect, test } from "vitest";
import { type GroupPlatform, signalGroups } from "./end-groups.ts";

const fake = (platform: NodeJS.Platform, alive: readonly number[]) => {
	const calls: unknown[] = [];
	const port: GroupPlatform = {
		platform,
		kill: (pid, signal) => {
			if (!alive.includes(Math.abs(pid))) throw new Error("ESRCH");
			calls.push([pid, signal]);
		},
		run: (...call) => calls.push(call),
	};
	return { calls, port };
};

test("[E11.keeper] groups get the signal, and those without members are left out", () => {
	const { calls, port } = fake("darwin", [10, 30]);
	expect(signalGroups([10, 20, 30], "SIGTERM", port)).toEqual([10, 30]);
	expect(calls).toEqual([
		[-10, "SIGTERM"],
		[-30, "SIGTERM"],
	]);
});

test("[E11.keeper] on Windows trees are not asked but ended", () => {
	const { calls, port } = fake("win32", [10]);
	expect(signalGroups([10, 20], "SIGTERM", port)).toEqual([10]);
	expect(signalGroups([10, 20], "SIGKILL", port)).toEqual([10]);
	expect(calls).toEqual([
		[10, 0],
		[10, 0],
		["taskkill", ["/pid", "10", "/T", "/F"]],
	]);
});
