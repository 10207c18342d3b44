import type { Params } from "@parley/protocol/contract/names";
import type { Client } from "../delivery/client.ts";
import { isWithin } from "./is-within.ts";

type Declaration = Params<"host.declare">;

type HostWindow = Declaration & { readonly client: Client; readonly focusedAt: number };

/** The windows of editors that are attached, and what each has said about itself. */
export class HostWindows {
	readonly #windows = new Map<Client, HostWindow>();
	/** Counts, because two windows can have the focus within one tick of a clock. */
	#focusCount = 0;

	get count(): number {
		return this.#windows.size;
	}

	/** Whether a person has Parley on screen in some window. */
	get isWatched(): boolean {
		return this.#present().some(({ isWatching }) => isWatching);
	}

	declare(client: Client, declaration: Declaration): void {
		const before = this.#windows.get(client);
		const focusedAt = declaration.isFocused ? ++this.#focusCount : (before?.focusedAt ?? 0);
		// A window says its environment once.
		const environment = declaration.environment ?? before?.environment;
		this.#windows.set(client, {
			...declaration,
			...(environment === undefined ? {} : { environment }),
			client,
			focusedAt,
		});
	}

	/** True if it was a window. */
	remove(client: Client): boolean {
		return this.#windows.delete(client);
	}

	/** The window that something in a folder concerns: one that has the folder, else the one that had the focus last. */
	forFolder(folder: string | undefined): Client | undefined {
		const present = this.#present();
		return (lastFocused(owners(present, folder)) ?? lastFocused(present))?.client;
	}

	/** What editors say about a folder that they have open. One that does not trust it wins over others that do. */
	trustOf(folder: string): "trusted" | "untrusted" | undefined {
		const opinions = [...this.#windows.values()].flatMap(({ folders }) =>
			folders.filter(({ path }) => isWithin(path, folder)).map(({ trusted }) => trusted),
		);
		if (opinions.length === 0) return undefined;
		return opinions.includes(false) ? "untrusted" : "trusted";
	}

	/** The environment in which agents run for a folder; nothing if no window has it open. */
	environmentOf(folder: string): Readonly<Record<string, string>> | undefined {
		return lastFocused(owners([...this.#windows.values()], folder))?.environment;
	}

	/** Those with a connection. One that lost it is expected back for a while, but can do nothing now, and nobody looks at it. */
	#present(): HostWindow[] {
		return [...this.#windows.values()].filter(({ client }) => client.link.isAttached);
	}
}

const owners = (windows: readonly HostWindow[], folder: string | undefined): readonly HostWindow[] =>
	folder === undefined
		? []
		: windows.filter(({ folders }) => folders.some(({ path }) => isWithin(path, folder)));

const lastFocused = (windows: readonly HostWindow[]): HostWindow | undefined =>
	windows.toSorted((a, b) => b.focusedAt - a.focusedAt)[0];
