import { Slots } from "../../../shared/slots.ts";
import type { Drafts } from "../../drafts/drafts.ts";
import { SessionUploads, type SessionUploadsOptions } from "./session-uploads.ts";

/** One piece of each is in memory at a time, so this also says how much memory uploads take. */
const atOnce = 2;

/** Files on their way to the hub, per session. They go on when another chat is looked at. */
export class Uploads {
	readonly #options: SessionUploadsOptions;
	readonly #drafts: Drafts;
	readonly #sessions = new Map<string, SessionUploads>();

	constructor(drafts: Drafts, options: Omit<SessionUploadsOptions, "slots">) {
		this.#drafts = drafts;
		this.#options = { ...options, slots: new Slots(atOnce) };
	}

	of(sessionId: string): SessionUploads {
		const known = this.#sessions.get(sessionId);
		if (known !== undefined) return known;
		const uploads = new SessionUploads(sessionId, this.#drafts.of(sessionId), this.#options);
		this.#sessions.set(sessionId, uploads);
		return uploads;
	}

	/** The connection is there again. */
	resumeAll(): void {
		for (const uploads of this.#sessions.values()) uploads.resume();
	}

	forget(sessionId: string): void {
		this.of(sessionId).forget();
		this.#sessions.delete(sessionId);
	}

	dispose(): void {
		for (const uploads of this.#sessions.values()) uploads.dispose();
	}
}
