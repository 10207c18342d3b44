import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import { type Accessor, batch, createSignal, type Setter } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";

export type SearchAnswer = Result<"search.query">;

export type SearchPhase =
	| { readonly phase: "idle" }
	| { readonly phase: "searching" }
	| { readonly phase: "ready" }
	| { readonly phase: "failed"; readonly problem: string };

const limit = 30;
/** Longer than the gap between keystrokes: a request per key would only make the results flicker. */
const pauseMs = 150;

/** The query and its results. Results stay until newer ones arrive. */
export class Search {
	readonly text: Accessor<string>;
	/** Whether the agents' reasoning is searched too. */
	readonly thinking: Accessor<boolean>;
	readonly phase: Accessor<SearchPhase>;
	readonly answer: Accessor<SearchAnswer | undefined>;
	readonly #setText: Setter<string>;
	readonly #setThinking: Setter<boolean>;
	readonly #setPhase: Setter<SearchPhase>;
	readonly #setAnswer: (answer: SearchAnswer | undefined) => void;
	readonly #hub: HubConnection;
	readonly #folder: Accessor<string | undefined>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#asked = 0;

	/** If there is a folder, the search is limited to its chats. */
	constructor(hub: HubConnection, folder: Accessor<string | undefined>) {
		this.#hub = hub;
		this.#folder = folder;
		[this.text, this.#setText] = createSignal("");
		[this.thinking, this.#setThinking] = createSignal(false);
		[this.phase, this.#setPhase] = createSignal<SearchPhase>({ phase: "idle" });
		[this.answer, this.#setAnswer] = createSignal<SearchAnswer>();
	}

	/** Whether there is a query. */
	get active(): boolean {
		return this.text().trim() !== "";
	}

	write(text: string): void {
		this.#setText(text);
		this.#ask(pauseMs);
	}

	clear(): void {
		this.write("");
	}

	toggleThinking(): void {
		this.#setThinking(!this.thinking());
		this.#ask(0);
	}

	retry(): void {
		this.#ask(0);
	}

	dispose(): void {
		clearTimeout(this.#timer);
	}

	#ask(delay: number): void {
		clearTimeout(this.#timer);
		this.#asked += 1;
		const mine = this.#asked;
		if (!this.active) {
			batch(() => {
				this.#setPhase({ phase: "idle" });
				this.#setAnswer(undefined);
			});
			return;
		}
		this.#setPhase({ phase: "searching" });
		this.#timer = setTimeout(() => void this.#request(mine), delay);
	}

	/** Only the response to the newest query counts. */
	async #request(mine: number): Promise<void> {
		try {
			const folder = this.#folder();
			const answer = await this.#hub.request("search.query", {
				query: this.text(),
				limit,
				thinking: this.thinking(),
				...(folder === undefined ? {} : { folder }),
			});
			if (mine !== this.#asked) return;
			batch(() => {
				this.#setAnswer(answer);
				this.#setPhase({ phase: "ready" });
			});
		} catch (error) {
			if (mine !== this.#asked) return;
			batch(() => {
				this.#setAnswer(undefined);
				this.#setPhase({ phase: "failed", problem: failureText(error) });
			});
		}
	}
}
