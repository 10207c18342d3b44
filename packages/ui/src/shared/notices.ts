import { type Accessor, createSignal } from "solid-js";
import { failureText } from "./failure-text.ts";

export type Notice = { readonly id: number; readonly text: string };

/** Failures of user actions that have no place of their own to report them. They stay until dismissed. */
export class Notices {
	readonly all: Accessor<readonly Notice[]>;
	readonly #set: (change: (notices: readonly Notice[]) => readonly Notice[]) => void;
	#next = 1;

	constructor() {
		const [all, setAll] = createSignal<readonly Notice[]>([]);
		this.all = all;
		this.#set = setAll;
	}

	add(text: string): number {
		const notice = { id: this.#next, text };
		this.#next += 1;
		this.#set((notices) => [...notices.filter((each) => each.text !== text), notice].slice(-3));
		return notice.id;
	}

	/** Replaces the last notice about one matter with the newest, or removes it when there is none. */
	about(): (text: string | undefined) => void {
		let said: number | undefined;
		return (text) => {
			if (said !== undefined) this.dismiss(said);
			said = text === undefined ? undefined : this.add(text);
		};
	}

	dismiss(id: number): void {
		this.#set((notices) => notices.filter((each) => each.id !== id));
	}

	/** Runs a user's action; a failure becomes a notice, which `tell` words around its reason. */
	run(tell: (reason: string) => string, work: () => Promise<unknown>): void {
		work().catch((error: unknown) => this.add(tell(failureText(error))));
	}
}
