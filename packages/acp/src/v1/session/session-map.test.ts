import fc from "fast-check";
import { expect, test } from "vitest";
import { AgentSessionTakenError, SessionAttachedError } from "./session-errors.ts";
import { SessionMap } from "./session-map.ts";

const entry = (sessionId: string, agentSessionId: string) => ({ sessionId, agentSessionId });

test("[D1.mapped][D1.several] a session and its agent session find each other, and a session can get another one over time", () => {
	const map = new SessionMap();
	const first = entry("s", "a1");
	map.add(first);
	expect([map.ofSession("s"), map.ofAgentSession("a1")]).toEqual([first, first]);
	map.remove(first);
	const second = entry("s", "a2");
	map.add(second);
	map.remove(first);
	expect([map.ofSession("s"), map.ofAgentSession("a2"), map.ofAgentSession("a1")]).toEqual([
		second,
		second,
		undefined,
	]);
});

test("[D1.mapped] an id taken on either side is refused, and nothing changes", () => {
	const map = new SessionMap();
	map.add(entry("s", "a"));
	expect(() => map.add(entry("s", "b"))).toThrow(SessionAttachedError);
	expect(() => map.add(entry("t", "a"))).toThrow(AgentSessionTakenError);
	expect([map.size, map.ofSession("t"), map.ofAgentSession("b")]).toEqual([1, undefined, undefined]);
});

test("[D1.mapped] the directions agree after any steps", () => {
	const id = fc.constantFrom("1", "2", "3");
	const step = fc.record({ add: fc.boolean(), sessionId: id, agentSessionId: id });
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			const map = new SessionMap();
			for (const { add, sessionId, agentSessionId } of steps) {
				try {
					if (add) map.add(entry(sessionId, agentSessionId));
				} catch {
					// Refused: the map must be unchanged, as the checks below verify.
				}
				const linked = map.ofSession(sessionId);
				if (!add && linked !== undefined) map.remove(linked);
				for (const each of map.all()) expect(map.ofAgentSession(each.agentSessionId)).toBe(each);
				const found = ["1", "2", "3"].flatMap((each) => map.ofAgentSession(each) ?? []);
				expect(found.length).toBe(map.size);
			}
		}),
	);
});
