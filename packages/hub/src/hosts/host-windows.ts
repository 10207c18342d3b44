import type { Params } from "@parley/protocol/contract/names";
import type { Client } from "../delivery/client.ts";
import { isWithin } from "./is-within.ts";

type Declaration = Params<"host.declare">;

type HostWindow = Declaration & { readonly client: Client; readonly focusedAt: number };

/** The attached editor windows, and what each has declared. */
export class HostWindows {
	readonly #windows = new Map<Client, HostWindow>();
	/** A counter, because two windows can get the focus within one clock tick. */
	#focusCount = 0;

	get count(): number {
		return this.#windows.size;
	}

	/** Whether Parley is visible in some window. */
	get isWatched(): boolean {
		return this.#present().some(({ isWatching }) => isWatching);
	}

	declare(client: Client, declaration: Declaration): void {
		const before = this.#windows.get(client);
		const focusedAt = declaration.isFocused ? ++this.#focusCount : (before?.focusedAt ?? 0);
		// A window declares its environment once.
		const environment = declaration.environment ?? before?.environment;
		this.#windows.set(client, {
			...declaration,
			...(environment === undefined ? {} : { environment }),
			client,
			focusedAt,
		});
	}

	/** Returns whether it was a window. */
	remove(client: Client): boolean {
		return this.#windows.delete(client);
	}

	/** The window responsible for a folder: one that has it open, else the one that last had the focus. */
	forFolder(folder: string | undefined): Client | undefined {
		const present = this.#present();
		return (lastFocused(owners(present, folder)) ?? lastFocused(present))?.client;
	}

	/** The editors' trust in a folder that they have open. Distrust wins over trust. */
	trustOf(folder: string): "trusted" | "untrusted" | undefined {
		const opinions = [...this.#windows.values()].flatMap(({ folders }) =>
			folders.filter(({ path }) => isWithin(path, folder)).map(({ trusted }) => trusted),
		);
		if (opinions.length === 0) return undefined;
		return opinions.includes(false) ? "untrusted" : "trusted";
	}

	/** The environment of agents for a folder; undefined if no window has it open. */
	environmentOf(folder: string): Readonly<Record<string, string>> | undefined {
		return lastFocused(owners([...this.#windows.values()], folder))?.environment;
	}

	/** Windows with a connection. One that lost it may return, but can do nothing now and counts as not watched. */
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
