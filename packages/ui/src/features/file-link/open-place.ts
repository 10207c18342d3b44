import { say } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import type { AppStore } from "../../app/app-store.ts";
import { type FilePlace, placeWords } from "../../shared/markdown/file-link/file-place.ts";

/** What is asked of the person about a file that they want to see. */
export type PlaceQuestion =
	/** There is no editor to show it: it can be named and copied. */
	| { readonly kind: "copy"; readonly place: FilePlace; readonly link: HTMLElement }
	/** It lies outside of the session's folder. */
	| { readonly kind: "outside"; readonly place: FilePlace; readonly realPath: string };

/** Opens files that answers and tools name. The hub decides what lies in the session's folder; outside of it, the person does. */
export class OpenPlace {
	readonly question: Accessor<PlaceQuestion | undefined>;
	readonly #ask: (question: PlaceQuestion | undefined) => void;
	readonly #app: AppStore;
	readonly #sessionId: string;

	constructor(app: AppStore, sessionId: string) {
		this.#app = app;
		this.#sessionId = sessionId;
		[this.question, this.#ask] = createSignal<PlaceQuestion>();
	}

	open(place: FilePlace, link: HTMLElement): void {
		if (this.#app.editors.available()) this.#show(place, false);
		else this.#ask({ kind: "copy", place, link });
	}

	/** The person has seen that it lies outside, and wants to see it. */
	openOutside(place: FilePlace): void {
		this.close();
		this.#show(place, true);
	}

	close(): void {
		this.#ask(undefined);
	}

	#show(place: FilePlace, outside: boolean): void {
		this.#app.notices.run(
			(reason) => say("fileLink.notOpened", { place: placeWords(place), reason }),
			async () => {
				const realPath = await this.#app.editors.openFile(this.#sessionId, { ...place, outside });
				if (realPath !== undefined) this.#ask({ kind: "outside", place, realPath });
			},
		);
	}
}
