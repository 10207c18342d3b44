import { say } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import type { AppStore } from "../../app/app-store.ts";
import { type FilePlace, placeWords } from "../../shared/markdown/file-link/file-place.ts";

/** A question to the person about a file they want to see. */
export type PlaceQuestion =
	/** No editor can show it: it can be named and copied. */
	| { readonly kind: "copy"; readonly place: FilePlace; readonly link: HTMLElement }
	/** It lies outside the session's folder. */
	| { readonly kind: "outside"; readonly place: FilePlace; readonly realPath: string };

/** Opens files named by answers and tools. The hub decides what lies in the session's folder; outside it, the person decides. */
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

	/** The person knows that it lies outside and wants to see it. */
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
