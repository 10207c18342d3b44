import type { TopicPayload } from "@parley/protocol/contract/names";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { say } from "@parley/words/spoken";

/** Running and waiting sessions, for the status bar. */
export class SessionBoard {
	readonly #sessions = new Map<string, SessionSummary>();

	/** Replaces everything with the hub's list. */
	replace(sessions: readonly SessionSummary[]): void {
		this.#sessions.clear();
		for (const session of sessions) this.#put(session);
	}

	take({ sessions, removed = [] }: Pick<TopicPayload<"state">, "sessions" | "removed">): void {
		for (const session of sessions) this.#put(session);
		for (const sessionId of removed) this.#sessions.delete(sessionId);
	}

	get running(): readonly SessionSummary[] {
		return this.#inState("running");
	}

	/** Sessions that need an answer, most recently changed first. */
	get waiting(): readonly SessionSummary[] {
		return this.#inState("waiting");
	}

	/** Keeps active sessions only: there can be thousands of others. */
	#put(session: SessionSummary): void {
		if (session.status === "running" || session.status === "waiting")
			this.#sessions.set(session.sessionId, session);
		else this.#sessions.delete(session.sessionId);
	}

	#inState(status: SessionSummary["status"]): SessionSummary[] {
		return [...this.#sessions.values()]
			.filter((session) => session.status === status)
			.sort((a, b) => b.updatedAt - a.updatedAt);
	}
}

/** The text of the status bar; undefined when nothing runs or waits. */
export const boardText = ({ running, waiting }: Pick<SessionBoard, "running" | "waiting">): string => {
	const parts = [
		...(waiting.length > 0 ? [`$(bell-dot) ${say("editorWindow.waiting", { count: waiting.length })}`] : []),
		...(running.length > 0 ? [`$(sync~spin) ${say("editorWindow.running", { count: running.length })}`] : []),
	];
	return parts.join("  ");
};
