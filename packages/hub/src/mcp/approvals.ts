import type { ServerStore } from "../store/server-store.ts";

type ApprovalStore = Pick<ServerStore, "approvals" | "approve" | "revoke">;

/** Which exact servers of workspaces a person has approved. It is kept by the hub: a workspace cannot approve for itself. */
export class Approvals {
	readonly #store: ApprovalStore;
	readonly #now: () => number;
	readonly #approved: Map<string, string>;

	private constructor(store: ApprovalStore, now: () => number, approved: Map<string, string>) {
		this.#store = store;
		this.#now = now;
		this.#approved = approved;
	}

	static async load(store: ApprovalStore, now: () => number): Promise<Approvals> {
		const all = await store.approvals();
		const approved = new Map(all.map(({ folder, name, definition }) => [keyOf(folder, name), definition]));
		return new Approvals(store, now, approved);
	}

	/** Whether exactly this one is approved; another one of its name is not. */
	has(folder: string, name: string, definition: string): boolean {
		return this.#approved.get(keyOf(folder, name)) === definition;
	}

	/** Holds once it is on disk. */
	async approve(folder: string, name: string, definition: string): Promise<void> {
		await this.#store.approve({ folder, name, definition, at: this.#now() });
		this.#approved.set(keyOf(folder, name), definition);
	}

	/** Holds at once. */
	async revoke(folder: string, name: string): Promise<void> {
		this.#approved.delete(keyOf(folder, name));
		await this.#store.revoke(folder, name);
	}

	/** The caller clears the store. */
	forgetAll(): void {
		this.#approved.clear();
	}
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);
