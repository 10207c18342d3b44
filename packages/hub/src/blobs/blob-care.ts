import type { Logger } from "@parley/logging/logger";
import type { Later } from "../later.ts";
import type { BlobStore } from "../store/blob-store.ts";
import type { BlobAccount } from "./blob-account.ts";

export type BlobCareOptions = {
	readonly store: Pick<BlobStore, "collectBlobs">;
	readonly account: BlobAccount;
	readonly later: Later;
	readonly logger: Logger;
};

const afterStart = 60_000;
const interval = 30 * 60_000;

/** Has the store remove what nothing needs, now and then. */
export class BlobCare implements Disposable {
	readonly #options: BlobCareOptions;
	#cancel: () => void;
	#collecting: Promise<void> | undefined;

	constructor(options: BlobCareOptions) {
		this.#options = options;
		this.#cancel = options.later(() => this.#round(), afterStart);
	}

	/** Once now: something was deleted, or there is no room. Who asks meanwhile waits for the same. */
	collect(): Promise<void> {
		this.#collecting ??= this.#collect().finally(() => {
			this.#collecting = undefined;
		});
		return this.#collecting;
	}

	[Symbol.dispose](): void {
		this.#cancel();
	}

	async #collect(): Promise<void> {
		const { store, account, logger } = this.#options;
		try {
			const { blobs, bytes } = await store.collectBlobs();
			if (blobs > 0) logger.info("Removed data that nothing refers to", { blobs, bytes });
			await account.refresh();
		} catch (error) {
			logger.error("Data that nothing refers to could not be removed", { error });
		}
	}

	#round(): void {
		this.#cancel = this.#options.later(() => this.#round(), interval);
		void this.collect();
	}
}
