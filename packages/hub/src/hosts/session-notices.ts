import type { Params } from "@parley/protocol/contract/names";
import type { SessionSummary } from "@parley/protocol/session/summary";

export type SessionNotice = Params<"host.notify">;

/** A shorter turn ends before the user looks away. */
const minRunMs = 5000;

type Seen = { readonly status: SessionSummary["status"]; readonly runsSince: number };

/** Derives notifications for an absent user from changes of the session list. */
export class SessionNotices {
	readonly #now: () => number;
	readonly #seen = new Map<string, Seen>();

	constructor(now: () => number) {
		this.#now = now;
	}

	take(summary: SessionSummary): SessionNotice | undefined {
		const { sessionId, title, status } = summary;
		const now = this.#now();
		const before = this.#seen.get(sessionId);
		const runsSince = before?.runsSince ?? now;
		if (status === "running" || status === "waiting") this.#seen.set(sessionId, { status, runsSince });
		else this.#seen.delete(sessionId);
		if (before?.status === status || (before === undefined && status !== "waiting")) return undefined;
		const reason = reasonOf(status);
		const ranMs = now - runsSince;
		if (reason === undefined || (reason === "ended" && ranMs < minRunMs)) return undefined;
		return { sessionId, title, reason, ranMs };
	}

	forget(sessionId: string): void {
		this.#seen.delete(sessionId);
	}
}

const reasonOf = (status: SessionSummary["status"]): SessionNotice["reason"] | undefined => {
	switch (status) {
		case "waiting":
			return "waiting";
		case "idle":
			return "ended";
		case "lost":
			return "lost";
		case "running":
			return undefined;
	}
};
