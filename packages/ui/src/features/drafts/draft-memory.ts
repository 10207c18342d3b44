import { areKeptAttachments } from "@parley/protocol/contract/check-kept";
import type { Attachment } from "@parley/protocol/message/attachment";
import { readJson, type ViewState } from "../../shared/view-state.ts";
import type { KeptDraft } from "./local-draft.ts";

/** How a draft relates to the hub's copy, and its attachments: all but its text. */
type DraftSync = Pick<KeptDraft, "base" | "pending"> & { readonly attachments?: readonly Attachment[] };

/** A view's own copy of a draft. The text is written on every keystroke, so it has a key of its own and is not encoded. */
export class DraftMemory {
	readonly #viewState: ViewState;
	readonly #textKey: string;
	readonly #syncKey: string;
	#written: string | undefined;

	constructor(viewState: ViewState, sessionId: string) {
		this.#viewState = viewState;
		this.#textKey = `draft.${sessionId}`;
		// Stored by earlier releases under this name.
		this.#syncKey = `draft-standing.${sessionId}`;
	}

	/** Text without saved state counts as typed: better to offer it once too often than to lose it. */
	read(): KeptDraft {
		const text = this.#viewState.read(this.#textKey) ?? "";
		const sync = readJson(this.#viewState, this.#syncKey, isDraftSync);
		return { text, attachments: [], ...(sync ?? { base: 0, pending: text !== "" }) };
	}

	write({ text, attachments, base, pending }: KeptDraft): void {
		if (text === "") this.#viewState.remove(this.#textKey);
		else this.#viewState.write(this.#textKey, text);
		const sync = JSON.stringify({ base, pending, attachments });
		if (sync === this.#written) return;
		this.#written = sync;
		this.#viewState.write(this.#syncKey, sync);
	}

	remove(): void {
		this.#viewState.remove(this.#textKey);
		this.#viewState.remove(this.#syncKey);
	}
}

const isDraftSync = (value: unknown): value is DraftSync =>
	typeof value === "object" &&
	value !== null &&
	"base" in value &&
	Number.isSafeInteger(value.base) &&
	"pending" in value &&
	typeof value.pending === "boolean" &&
	(!("attachments" in value) || areKeptAttachments(value.attachments));
