import { type Accessor, createSignal, type Setter } from "solid-js";
import type { ViewState } from "./view-state.ts";

type Draft = { readonly text: Accessor<string>; readonly set: Setter<string> };

/** What was typed and not sent, per session. Kept on every keystroke: nothing that happens to the page may cost it. */
export class Drafts {
	readonly #viewState: ViewState;
	readonly #drafts = new Map<string, Draft>();

	constructor(viewState: ViewState) {
		this.#viewState = viewState;
	}

	text(sessionId: string): string {
		return this.#draft(sessionId).text();
	}

	write(sessionId: string, text: string): void {
		this.#draft(sessionId).set(text);
		if (text === "") this.#viewState.remove(keyOf(sessionId));
		else this.#viewState.write(keyOf(sessionId), text);
	}

	#draft(sessionId: string): Draft {
		const known = this.#drafts.get(sessionId);
		if (known !== undefined) return known;
		const [text, set] = createSignal(this.#viewState.read(keyOf(sessionId)) ?? "");
		const draft = { text, set };
		this.#drafts.set(sessionId, draft);
		return draft;
	}
}

const keyOf = (sessionId: string): string => `draft.${sessionId}`;
