import { type Accessor, createSignal } from "solid-js";
import { readJson, type ViewState } from "../../shared/view-state.ts";

type Texts = Readonly<Record<string, string>>;

/** Comments on requests of a chat that are being written. They survive hiding the chat, and a reload. */
export class RejectionComments {
	readonly #texts: Accessor<Texts>;
	readonly #set: (texts: Texts) => void;

	constructor(sessionId: string, viewState: ViewState) {
		const key = `comments.${sessionId}`;
		const [texts, setTexts] = createSignal(readJson(viewState, key, isTexts) ?? {});
		this.#texts = texts;
		this.#set = (next) => {
			setTexts(next);
			if (Object.keys(next).length === 0) viewState.remove(key);
			else viewState.write(key, JSON.stringify(next));
		};
	}

	of(requestId: string): string {
		return this.#texts()[requestId] ?? "";
	}

	type(requestId: string, text: string): void {
		const { [requestId]: _, ...others } = this.#texts();
		this.#set(text === "" ? others : { ...others, [requestId]: text });
	}

	/** Drops those of requests that no longer wait. */
	keepOnly(pending: ReadonlySet<string>): void {
		const kept = Object.entries(this.#texts()).filter(([requestId]) => pending.has(requestId));
		if (kept.length < Object.keys(this.#texts()).length) this.#set(Object.fromEntries(kept));
	}
}

const isTexts = (value: unknown): value is Texts =>
	typeof value === "object" &&
	value !== null &&
	Object.values(value).every((text) => typeof text === "string");
