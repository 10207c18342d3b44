import type { TopicPayload } from "@parley/protocol/contract/names";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { say } from "@parley/words/spoken";

/** What goes on in the hub, for people who are not looking. */
export class SessionBoard {
	readonly #sessions = new Map<string, SessionSummary>();

	/** Begins with what the hub lists. */
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

	/** Those that need an answer, the one that changed last first. */
	get waiting(): readonly SessionSummary[] {
		return this.#inState("waiting");
	}

	/** Only those at work are kept: of the others there can be thousands. */
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

/** The status bar's words; nothing when there is nothing to tell. */
export const boardText = ({ running, waiting }: Pick<SessionBoard, "running" | "waiting">): string => {
	const parts = [
		...(waiting.length > 0 ? [`$(bell-dot) ${say("editorWindow.waiting", { count: waiting.length })}`] : []),
		...(running.length > 0 ? [`$(sync~spin) ${say("editorWindow.running", { count: running.length })}`] : []),
	];
	return parts.join("  ");
};
