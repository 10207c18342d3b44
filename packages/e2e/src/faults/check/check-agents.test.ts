import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, test } from "vitest";
import { type AgentFindings, checkAgents } from "./check-agents.ts";

const event = (type: string, payload: Record<string, unknown>): WireEvent => ({
	...{ sessionId: "s", index: 1, id: "e", ts: 1, turn: 1 },
	type,
	payload,
});

const decided = event("permission.resolved", {
	requestId: "r",
	outcome: { type: "selected", optionId: "o" },
});
const lapsed = event("permission.resolved", { requestId: "r", outcome: { type: "lapsed" } });
const interrupted = event("turn.ended", { outcome: "interrupted" });
const stopping = event("prompt.stopping", { messageId: "m" });
const answer = '{"jsonrpc":"2.0","id":4,"result":{}}';
const well: AgentFindings = { pids: [7], answers: [], cancels: 0, mayBreak: false };

test("[ground] an agent that went on as if nothing had happened is in order", () => {
	expect(checkAgents({ ...well, answers: [answer], cancels: 1 }, [decided, stopping])).toEqual([]);
});

test.each<[string, Partial<AgentFindings>, readonly WireEvent[]]>([
	["2 agents were started, not 1", { pids: [7, 8] }, []],
	["event 1 interrupts a turn although its agent lived", {}, [interrupted]],
	["event 1 lets a question lapse although its agent lived", {}, [lapsed]],
	["request 4 of the agent was answered twice", { answers: [answer, answer] }, [decided]],
	["1 of 1 decisions never reached the agent", {}, [decided]],
	["agents were asked to stop 2 times, and the log says 1", { cancels: 2 }, [stopping]],
])("[ground] caught: %s", (violation, findings, log) => {
	expect(checkAgents({ ...well, ...findings }, log)).toContainEqual(expect.stringContaining(violation));
});

test("[ground] the end of an agent breaks its turn, but nothing is answered twice all the same", () => {
	const findings = { ...well, mayBreak: true };
	expect(checkAgents({ ...findings, pids: [7, 8] }, [interrupted, lapsed])).toEqual([]);
	expect(checkAgents({ ...findings, answers: [answer, answer] }, [decided])).toHaveLength(1);
});
