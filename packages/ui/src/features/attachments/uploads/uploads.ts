import { Slots } from "../../../shared/slots.ts";
import type { Drafts } from "../../drafts/drafts.ts";
import { SessionUploads, type SessionUploadsOptions } from "./session-uploads.ts";

/** Each upload has one chunk in memory, so this also bounds their memory. */
const atOnce = 2;

/** The uploads of each session. They continue while another chat is shown. */
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

	/** Call after a reconnect. */
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
