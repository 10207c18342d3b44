import { type Accessor, batch, createSignal, type Setter } from "solid-js";
import { SessionStore, type SessionStoreOptions } from "../../shared/session/session-store.ts";
import { readJson, type ViewState } from "../../shared/view-state.ts";

type Kept = { readonly open: readonly string[]; readonly active?: string };

export type TabsOptions = SessionStoreOptions & { readonly viewState: ViewState };

const key = "tabs";

/** The sessions this view has open. Closing one detaches from it; the session continues. */
export class Tabs {
	readonly open: Accessor<readonly SessionStore[]>;
	readonly active: Accessor<SessionStore | undefined>;
	readonly #setOpen: (open: readonly SessionStore[]) => void;
	readonly #setActive: Setter<SessionStore | undefined>;
	readonly #options: TabsOptions;

	constructor(options: TabsOptions) {
		this.#options = options;
		const [open, setOpen] = createSignal<readonly SessionStore[]>([]);
		this.open = open;
		this.#setOpen = setOpen;
		[this.active, this.#setActive] = createSignal<SessionStore>();
	}

	find(sessionId: string): SessionStore | undefined {
		return this.open().find((each) => each.sessionId === sessionId);
	}

	/** Reopens the tabs that were open before the page was reloaded. */
	restore(): void {
		const kept = readJson(this.#options.viewState, key, isKept);
		batch(() => {
			for (const sessionId of kept?.open ?? []) this.#attach(sessionId);
			if (kept?.active !== undefined) this.show(kept.active);
		});
	}

	show(sessionId: string): SessionStore {
		const tab = this.find(sessionId) ?? this.#attach(sessionId);
		this.#setActive(tab);
		this.#keep();
		return tab;
	}

	close(sessionId: string): void {
		const open = this.open();
		const position = open.findIndex((each) => each.sessionId === sessionId);
		const tab = open[position];
		if (tab === undefined) return;
		const rest = open.filter((each) => each !== tab);
		batch(() => {
			this.#setOpen(rest);
			if (this.active() === tab) this.#setActive(rest[Math.min(position, rest.length - 1)]);
		});
		tab.close();
		this.#keep();
	}

	closeAll(): void {
		for (const tab of this.open()) tab.close();
	}

	#attach(sessionId: string): SessionStore {
		const tab = new SessionStore(sessionId, this.#options);
		this.#setOpen([...this.open(), tab]);
		return tab;
	}

	#keep(): void {
		const open = this.open().map((each) => each.sessionId);
		const active = this.active()?.sessionId;
		const kept: Kept = active === undefined ? { open } : { open, active };
		this.#options.viewState.write(key, JSON.stringify(kept));
	}
}

const isKept = (value: unknown): value is Kept => {
	if (typeof value !== "object" || value === null || !("open" in value)) return false;
	const active = "active" in value ? value.active : undefined;
	const isActive = active === undefined || typeof active === "string";
	return isActive && Array.isArray(value.open) && value.open.every((each) => typeof each === "string");
};
