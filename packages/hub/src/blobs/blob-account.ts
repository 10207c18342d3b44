import type { Logger } from "@parley/logging/logger";
import type { BlobUsage } from "../store/blob-store.ts";

export type BlobAccountOptions = {
	readonly store: BlobUsage;
	/** The quota, in bytes. */
	readonly quota: number;
	readonly logger: Logger;
};

/**
 * Tracks the remaining blob quota. Callers need it synchronously, while the store answers later: data in flight counts as stored until
 * the store reports its usage, so the quota is never exceeded.
 */
export class BlobAccount {
	readonly #options: BlobAccountOptions;
	#kept = 0;
	#onTheWay = 0;

	private constructor(options: BlobAccountOptions) {
		this.#options = options;
	}

	static async open(options: BlobAccountOptions): Promise<BlobAccount> {
		const account = new BlobAccount(options);
		await account.refresh();
		return account;
	}

	get quota(): number {
		return this.#options.quota;
	}

	/** Reserves space. Returns false, reserving nothing, if there is not enough. */
	take(bytes: number): boolean {
		if (this.#kept + this.#onTheWay + bytes > this.quota) return false;
		this.#onTheWay += bytes;
		return true;
	}

	/** Releases a reservation: its data is in the store, or never will be. */
	settle(bytes: number): void {
		this.refresh()
			.catch((error: unknown) => this.#options.logger.warn("The room for blobs is not known", { error }))
			.finally(() => {
				this.#onTheWay -= bytes;
			});
	}

	async refresh(): Promise<void> {
		({ bytes: this.#kept } = await this.#options.store.usage());
	}
}
