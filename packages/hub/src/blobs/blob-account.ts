import type { Logger } from "@parley/logging/logger";
import type { BlobUsage } from "../store/blob-store.ts";

export type BlobAccountOptions = {
	readonly store: BlobUsage;
	/** How many bytes may be kept in all. */
	readonly quota: number;
	readonly logger: Logger;
};

/**
 * How much room for blobs is left. It must be known at once, while the store answers later: what is on its way to the store counts
 * as kept until the store has said what it keeps, so the quota is never exceeded.
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

	/** Reserves room. False if there is not enough; then nothing is reserved. */
	take(bytes: number): boolean {
		if (this.#kept + this.#onTheWay + bytes > this.quota) return false;
		this.#onTheWay += bytes;
		return true;
	}

	/** What room was reserved for is in the store, or never will be. */
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
