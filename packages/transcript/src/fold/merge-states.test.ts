import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptySession } from "../session-state.ts";
import { logs, sessionId } from "../testing/log-arbitrary.ts";
import { applyAll, replay } from "../testing/views.ts";
import { mergeStates } from "./merge-states.ts";

test("[E4.usage][A22.reducer] of state updates that arrive together only the newest of each kind is kept, and nothing else changes", () => {
	fc.assert(
		fc.property(logs, fc.integer({ min: 1, max: 20 }), (log, size) => {
			const batches: LogEvent[][] = [];
			for (let at = 0; at < log.length; at += size)
				batches.push(mergeStates(log.slice(at, at + size).map(writeEvent)).map(readEvent));
			const applied = applyAll(emptySession(sessionId), batches);
			expect(applied.gap).toBeUndefined();
			expect(applied.state).toEqual(replay(log));
			for (const batch of batches) {
				const aspects = batch.flatMap((event) =>
					event.type === "agent.state" ? [event.payload.aspect] : [],
				);
				expect(new Set(aspects).size).toBe(aspects.length);
			}
		}),
	);
});
