import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionState } from "@parley/transcript/session-state";

/** What a feature keeps for one open session, and what it is told of it. */
export type SessionPart = {
	/** The log was loaded, at first or again after a gap. */
	rebuilt?(state: SessionState): void;
	/** New events are part of the state. */
	applied?(events: readonly WireEvent[]): void;
	/** The session is no longer open here. */
	close?(): void;
};
