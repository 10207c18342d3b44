import { type Accessor, createSignal } from "solid-js";
import { readJson, type ViewState } from "../../shared/view-state.ts";

/** A queued prompt being edited: its original text and its new one. */
export type QueueEditing = { readonly messageId: string; readonly original: string; readonly text: string };

/** The edit of a queued prompt in progress. It survives hiding the chat, and a reload. */
export class QueueEdit {
	readonly current: Accessor<QueueEditing | undefined>;
	readonly #set: (editing: QueueEditing | undefined) => void;

	constructor(sessionId: string, viewState: ViewState) {
		const key = `queue-edit.${sessionId}`;
		const [current, setCurrent] = createSignal(readJson(viewState, key, isEditing));
		this.current = current;
		this.#set = (editing) => {
			setCurrent(editing);
			if (editing === undefined) viewState.remove(key);
			else viewState.write(key, JSON.stringify(editing));
		};
	}

	begin(messageId: string, original: string): void {
		this.#set({ messageId, original, text: original });
	}

	type(text: string): void {
		const current = this.current();
		if (current !== undefined) this.#set({ ...current, text });
	}

	end(): void {
		this.#set(undefined);
	}
}

const isEditing = (value: unknown): value is QueueEditing =>
	typeof value === "object" &&
	value !== null &&
	"messageId" in value &&
	typeof value.messageId === "string" &&
	"original" in value &&
	typeof value.original === "string" &&
	"text" in value &&
	typeof value.text === "string";
