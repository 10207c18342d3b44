import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import type { EventBody } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { LongOutputs } from "../blobs/long-outputs.ts";
import type { Append, LogWriter, StoredTool } from "../store/log-store.ts";
import { AgentEvents } from "./agent-events.ts";
import { SessionLog } from "./session-log.ts";

/** As many as a log remembers. */
const remembered = 2000;

const tool = (toolCallId: string, status: "running" | "cancelled"): AgentEvent => ({
	type: "tool",
	payload: { toolCallId, status },
});

/** A store that commits at once and knows where each tool began. */
class ToolStore implements LogWriter {
	readonly appends: Append[] = [];
	readonly #began = new Map<unknown, StoredTool>();

	async append(append: Append): Promise<void> {
		this.appends.push(append);
		for (const { type, payload, turn, index } of append.events)
			if (type === "tool" && turn !== undefined && payload["at"] === undefined)
				this.#began.set(payload["toolCallId"], {
					toolCallId: String(payload["toolCallId"]),
					turn,
					at: index,
				});
	}

	async findTool(_sessionId: string, toolCallId: string): Promise<StoredTool | undefined> {
		return this.#began.get(toolCallId);
	}
}

/** A turn under way with that many tools, all of them open and committed. */
const open = async (count: number) => {
	const store = new ToolStore();
	const log = new SessionLog({
		sessionId: "s",
		store,
		now: () => 1,
		onCommitted: () => undefined,
		onFailed: () => undefined,
	});
	const account = { take: () => true, settle: () => undefined };
	const events = new AgentEvents(log, new LongOutputs({ account, onFull: () => undefined }));
	const created: EventBody = { type: "session.created", payload: { folder: "/project", agent: "eliza" } };
	const sent: EventBody = { type: "prompt.sent", payload: { messageId: "m1", content: [] } };
	await log.append([created, sent], { turn: 1 });
	for (let at = 0; at < count; at += 1) await events.take([tool(`t${at}`, "running")]);
	const before = store.appends.length;
	/** The tools that begin according to what was written since then: all others say where they began. */
	const begun = (): unknown[] =>
		store.appends
			.slice(before)
			.flatMap((append) => append.events)
			.flatMap(({ type, payload }) =>
				type === "tool" && payload["at"] === undefined ? [payload["toolCallId"]] : [],
			);
	return { events, begun };
};

test("[B7.late] a tool that one event of a line pushes out of memory is found again for the next event of that line", async () => {
	const { events, begun } = await open(remembered);
	await events.take([tool("one more", "running"), tool("t0", "cancelled")]);
	expect(begun()).toEqual(["one more"]);
});

test("[B7.late][B7.unfinished] the end of a turn closes each of more open tools than a log remembers where it began", async () => {
	const { events, begun } = await open(remembered + 1);
	const closing = Array.from({ length: remembered + 1 }, (_, at) => tool(`t${at}`, "cancelled"));
	await events.take([...closing, { type: "turn.ended", payload: { outcome: "cancelled" }, answers: "m1" }]);
	expect(begun().length).toBe(0);
});
