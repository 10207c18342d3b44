import type { LogEvent } from "@parley/protocol/log/log-event";
import { TurnFolder } from "./turn-folder.ts";

/** Folds all events of a turn. */
export const foldTurn = (events: readonly LogEvent[]): LogEvent[] => new TurnFolder().fold(events);
