import { expect, test } from "vitest";
import { AgentEvictionError, evictAgents } from "./evict-agents.ts";

test("[C9.revoked] all are stopped and detached at once, whatever happens to the others", async () => {
	const done: string[] = [];
	const slow = Promise.withResolvers<void>();
	const session = (name: string, leaves: () => Promise<void>) => ({
		stop: async () => {
			done.push(`stop ${name}`);
			return true;
		},
		detachAgent: async () => {
			await leaves();
			done.push(`leave ${name}`);
		},
	});
	const sent = evictAgents([
		session("slow", () => slow.promise),
		session("broken", () => Promise.reject(new Error("its process does not end"))),
		session("quick", () => Promise.resolve()),
	]);
	await Promise.resolve();
	await Promise.resolve();
	expect(done).toEqual(["stop slow", "stop broken", "stop quick", "leave quick"]);
	slow.resolve();
	await expect(sent).rejects.toThrow(AgentEvictionError);
	expect(done.at(-1)).toBe("leave slow");
});
