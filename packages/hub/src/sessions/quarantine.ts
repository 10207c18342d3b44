import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { wording } from "@parley/words/wording";
import type { DamagedSession } from "../store/session-store.ts";

/** Sessions that are damaged. They stay in the store as they are; a person may delete them. */
export class Quarantine {
	/** Those that cannot be gone on with, as the list shows them. */
	readonly #setAside = new Map<string, SessionSummary>();
	/** What could not be read of the others, which go on. */
	readonly #noted = new Map<string, string>();

	get lines(): readonly SessionSummary[] {
		return [...this.#setAside.values()];
	}

	lineOf(sessionId: string): SessionSummary | undefined {
		return this.#setAside.get(sessionId);
	}

	/** Whether a session cannot be gone on with. */
	holds(sessionId: string): boolean {
		return this.#setAside.has(sessionId);
	}

	/** Sets a session aside and returns its line, with what is still known of it. */
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
			damaged: problem,
		};
		this.#setAside.set(sessionId, line);
		return line;
	}

	/** Something of a session that goes on could not be read. True if that is news. */
	note(sessionId: string, problem: string): boolean {
		if (this.#noted.has(sessionId)) return false;
		this.#noted.set(sessionId, problem);
		return true;
	}

	/** The line of a session, with its damage if it has any. */
	mark(summary: SessionSummary): SessionSummary {
		const damaged = this.#noted.get(summary.sessionId);
		return damaged === undefined ? summary : { ...summary, damaged };
	}

	forget(sessionId: string): void {
		this.#setAside.delete(sessionId);
		this.#noted.delete(sessionId);
	}

	/** Why nothing more can be done with a session, if that is so. */
	refusal(sessionId: string): RequestFailure | undefined {
		const { damaged } = this.#setAside.get(sessionId) ?? {};
		if (damaged === undefined) return undefined;
		return new RequestFailure("conflict", wording("chatRefusal.damaged", { problem: damaged }));
	}
}
