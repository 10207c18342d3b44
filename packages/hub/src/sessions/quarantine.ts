import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { plain } from "@parley/words/error-words";
import type { WordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { DamagedSession } from "../store/session-store.ts";

/** Damaged sessions. They stay unchanged in the store; the user may delete them. */
export class Quarantine {
	/** Sessions that cannot continue, by id, with their list entries. */
	readonly #setAside = new Map<string, SessionSummary>();
	/** Read errors of sessions that can continue, by id. */
	readonly #noted = new Map<string, WordedMessage>();

	get lines(): readonly SessionSummary[] {
		return [...this.#setAside.values()];
	}

	lineOf(sessionId: string): SessionSummary | undefined {
		return this.#setAside.get(sessionId);
	}

	/** Whether a session cannot continue. */
	holds(sessionId: string): boolean {
		return this.#setAside.has(sessionId);
	}

	/** Quarantines a session and returns its list entry, with what is still known of it. */
	setAside({ sessionId, problem, summary }: DamagedSession): SessionSummary {
		const line: SessionSummary = {
			title: "",
			folder: "",
			agent: "",
			updatedAt: 0,
			...summary,
			sessionId,
			status: "idle",
			queued: 0,
			pendingPermissions: 0,
			...damageOf(problem),
		};
		this.#setAside.set(sessionId, line);
		return line;
	}

	/** Records a read error of a session that can continue. True if it is the first one. */
	note(sessionId: string, problem: WordedMessage): boolean {
		if (this.#noted.has(sessionId)) return false;
		this.#noted.set(sessionId, problem);
		return true;
	}

	/** A session's list entry, with its damage if any. */
	mark(summary: SessionSummary): SessionSummary {
		const problem = this.#noted.get(summary.sessionId);
		return problem === undefined ? summary : { ...summary, ...damageOf(problem) };
	}

	forget(sessionId: string): void {
		this.#setAside.delete(sessionId);
		this.#noted.delete(sessionId);
	}

	/** The refusal for a session that cannot continue. */
	refusal(sessionId: string): RequestFailure | undefined {
		const { damaged, wording: reason } = this.#setAside.get(sessionId) ?? {};
		if (damaged === undefined) return undefined;
		const problem = reason === undefined ? damaged : plain(reason);
		return new RequestFailure("conflict", wording("chatRefusal.damaged", { problem }));
	}
}

const damageOf = ({ message, ...rest }: WordedMessage): Pick<SessionSummary, "damaged" | "wording"> => ({
	damaged: message,
	...rest,
});
