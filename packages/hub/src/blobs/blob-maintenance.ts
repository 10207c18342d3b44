import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import type { BlobCount, BlobStore } from "../store/blob-store.ts";
import type { BlobAccount } from "./blob-account.ts";

export type BlobMaintenanceOptions = {
	readonly store: BlobStore;
	readonly account: Pick<BlobAccount, "refresh">;
	readonly later: Schedule;
	readonly logger: Logger;
};

const afterStart = 60_000;
const interval = 30 * 60_000;

/** Makes the store collect unreferenced blobs: periodically, and when space may be needed. */
export class BlobMaintenance implements Disposable {
	readonly #options: BlobMaintenanceOptions;
	#cancel: () => void;
	#isTidying = false;

	constructor(options: BlobMaintenanceOptions) {
		this.#options = options;
		this.#cancel = options.later(() => this.#round(), afterStart);
	}

	async collect(grace?: number): Promise<BlobCount> {
		const { store, account, logger } = this.#options;
		const collected = await store.collect(grace);
		if (collected.blobs > 0) logger.info("Removed data that nothing refers to", collected);
		await account.refresh();
		return collected;
	}

	/** Schedules a collection; further calls until then are coalesced. */
	tidy(): void {
		if (this.#isTidying) return;
		this.#isTidying = true;
		this.collect()
			.catch((error: unknown) => {
				this.#options.logger.error("Data that nothing refers to could not be removed", { error });
			})
			.finally(() => {
				this.#isTidying = false;
			});
	}

	[Symbol.dispose](): void {
		this.#cancel();
	}

	#round(): void {
		this.#cancel = this.#options.later(() => this.#round(), interval);
		this.tidy();
	}
}
