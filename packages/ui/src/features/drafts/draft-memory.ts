import { areKeptAttachments } from "@parley/protocol/contract/check-kept";
import type { Attachment } from "@parley/protocol/message/attachment";
import { readJson, type ViewState } from "../../shared/view-state.ts";
import type { KeptDraft } from "./local-draft.ts";

type Standing = Pick<KeptDraft, "base" | "pending"> & { readonly attachments?: readonly Attachment[] };

/** A view's own copy of a draft. The text is written on every keystroke, so it has a key of its own and is not encoded. */
export class DraftMemory {
	readonly #viewState: ViewState;
	readonly #textKey: string;
	readonly #standingKey: string;
	#standing: string | undefined;

	constructor(viewState: ViewState, sessionId: string) {
		this.#viewState = viewState;
		this.#textKey = `draft.${sessionId}`;
		this.#standingKey = `draft-standing.${sessionId}`;
	}

	/** Text without saved state counts as typed: better to offer it once too often than to lose it. */
	read(): KeptDraft {
		const text = this.#viewState.read(this.#textKey) ?? "";
		const standing = readJson(this.#viewState, this.#standingKey, isStanding);
		return { text, attachments: [], ...(standing ?? { base: 0, pending: text !== "" }) };
	}

	write({ text, attachments, base, pending }: KeptDraft): void {
		if (text === "") this.#viewState.remove(this.#textKey);
		else this.#viewState.write(this.#textKey, text);
		const standing = JSON.stringify({ base, pending, attachments });
		if (standing === this.#standing) return;
		this.#standing = standing;
		this.#viewState.write(this.#standingKey, standing);
	}

	remove(): void {
		this.#viewState.remove(this.#textKey);
		this.#viewState.remove(this.#standingKey);
	}
}

const isStanding = (value: unknown): value is Standing =>
	typeof value === "object" &&
	value !== null &&
	"base" in value &&
	Number.isSafeInteger(value.base) &&
	"pending" in value &&
	typeof value.pending === "boolean" &&
	(!("attachments" in value) || areKeptAttachments(value.attachments));
