import type { KnownEvent } from "@parley/protocol/log/log-event";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Step, scripts } from "../../testing/script-arbitrary.ts";
import { ScriptedSession } from "../../testing/scripted-session.ts";
import type { ToolLimits } from "./known-tools.ts";
import type { AgentEvent } from "./mapped.ts";
import { MappingRestorer } from "./restore-mapping.ts";

/** Writes events one by one, as the hub would, without what the mapping does not need. */
class PlainLog {
	readonly events: KnownEvent[] = [];
	readonly #tools = new Map<string, { turn: number; at: number }>();
	#turn = 0;

	append(said: readonly AgentEvent[]): void {
		for (const { begins, answers, ...body } of said) {
			const index = this.events.length + 1;
			if (body.type === "prompt.sent") this.#turn += 1;
			if (body.type === "agent.attached") this.#tools.clear();
			const placed = { sessionId: "s", index, id: `e${index}`, ts: 0, turn: this.#turn };
			if (body.type !== "tool") this.events.push({ ...placed, ...body });
			else this.events.push({ ...placed, ...this.#placeTool(body, index, begins === true) });
		}
	}

	#placeTool(body: Extract<AgentEvent, { type: "tool" }>, index: number, begins: boolean) {
		const { toolCallId } = body.payload;
		const known = this.#tools.get(toolCallId);
		if (known !== undefined && !(begins && known.turn !== this.#turn))
			return { type: "tool" as const, turn: known.turn, payload: { ...body.payload, at: known.at } };
		this.#tools.set(toolCallId, { turn: this.#turn, at: index });
		return { type: "tool" as const, payload: body.payload };
	}
}

const attach: Step = { do: "attach" };

/** Runs a script to its end and returns the events of each step. */
const run = (script: readonly Step[], limits?: ToolLimits) => {
	const session = new ScriptedSession(undefined, limits);
	return script.map((step, number) => session.run(step, number));
};

const restore = (events: readonly KnownEvent[], limits?: ToolLimits): MappingRestorer => {
	const restorer = new MappingRestorer("a", {}, limits);
	for (const event of events) restorer.take(event);
	return restorer;
};

/** So few that scripts reach them. */
const limits = fc.constantFrom<ToolLimits>({}, { underWay: 1 }, { shown: 1 }, { underWay: 2, shown: 2 });

test("[D7.remap] wherever a script is cut, a mapping restored from the log continues it like one that was never interrupted", () => {
	fc.assert(
		fc.property(scripts, limits, (given, few) => {
			const script = [attach, ...given];
			const told = run(script, few);
			const first = new ScriptedSession(undefined, few);
			const log = new PlainLog();
			for (const [cut, step] of script.entries()) {
				log.append(first.run(step, cut));
				const { state: mapping, answered } = restore(log.events, few);
				expect(answered).toBe(first.memory.answered);
				const second = new ScriptedSession({ ...first.memory, mapping }, few);
				const rest = script.slice(cut + 1).map((each, at) => second.run(each, cut + 1 + at));
				expect(rest).toEqual(told.slice(cut + 1));
			}
		}),
		{ numRuns: 300 },
	);
});

const announce = (toolCallId: string, content?: readonly unknown[]): Step => ({
	do: "update",
	update: { sessionUpdate: "tool_call", toolCallId, ...(content === undefined ? {} : { content }) },
});
const say = (text: string): Step => ({
	do: "update",
	update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } },
});
const send: Step = { do: "send" };
const end: Step = { do: "end", outcome: "completed" };

test("[D7.remap][A5.result] a new tool shows nothing of an unfinished one that had its id, restored or not", () => {
	const content = [{ type: "terminal", terminalId: "x" }];
	const script = [attach, send, announce("t", content), end];
	const askedAfter = (...later: Step[]) => {
		const session = new ScriptedSession();
		const log = new PlainLog();
		for (const [number, step] of [...script, ...later].entries()) log.append(session.run(step, number));
		const ask: Step = { do: "ask", params: { sessionId: "a", toolCall: { toolCallId: "t" }, options: [] } };
		const next = new ScriptedSession({ ...session.memory, mapping: restore(log.events).state });
		return [session, next].map((each) =>
			each.run(ask, 99).map(({ payload }) => Reflect.get(payload, "content")),
		);
	};
	expect(askedAfter()).toEqual([[content], [content]]);
	expect(askedAfter(send, announce("t"))).toEqual([[undefined], [undefined]]);
});

test("[D7.remap] text after a turn whose prompt never reached the agent begins a block of that turn, restored or not", () => {
	const session = new ScriptedSession();
	const log = new PlainLog();
	const script: Step[] = [attach, send, say("one"), end, { do: "pass" }];
	for (const [number, step] of script.entries()) log.append(session.run(step, number));
	const next = new ScriptedSession({ ...session.memory, mapping: restore(log.events).state });
	for (const each of [session, next])
		expect(each.run(say(" two"), 9)).toMatchObject([{ payload: { blockId: "m4/1", offset: 0 } }]);
});

test("[D7.remap] a folded tool counts from where it began: what came after its beginning is not interrupted by it", () => {
	const session = new ScriptedSession();
	const log = new PlainLog();
	const steps = [attach, send, announce("t"), say("one"), end];
	for (const [number, step] of steps.entries()) log.append(session.run(step, number));
	const began = log.events.findIndex(({ type }) => type === "tool");
	const folded = log.events.filter((_, at) => at !== began);
	expect(folded.at(-2)).toMatchObject({ type: "tool", payload: { at: began + 1, status: "unreported" } });
	const { state } = restore(folded);
	expect(state.block).toMatchObject({ length: 3 });
	expect(state.tools.get("t")).toMatchObject({ status: "unreported", scope: "m1" });
});
