import type { SessionState } from "./session-state.ts";

/** Raised whenever the same log would give another state: older snapshots are then dropped and made anew. */
export const reducerVersion = 1;

/** A session's state as a cache beside its log; never the truth. */
export type Snapshot = { readonly reducer: number; readonly state: SessionState };

export const takeSnapshot = (state: SessionState): Snapshot => ({ reducer: reducerVersion, state });

/** The state in a snapshot, unless another reducer made it: then the log must be replayed. */
export const restoreSnapshot = (snapshot: Snapshot): SessionState | undefined =>
	snapshot.reducer === reducerVersion ? snapshot.state : undefined;
