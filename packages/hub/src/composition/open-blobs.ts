import { Attachments } from "../blobs/attachments.ts";
import { BlobAccount } from "../blobs/blob-account.ts";
import { BlobMaintenance } from "../blobs/blob-maintenance.ts";
import { LongOutputs } from "../blobs/long-outputs.ts";
import { Uploads } from "../blobs/uploads.ts";
import type { HubSetup } from "./hub-setup.ts";

export type BlobParts = {
	readonly account: BlobAccount;
	readonly uploads: Uploads;
	readonly attachments: Attachments;
	readonly maintenance: BlobMaintenance;
	readonly outputs: LongOutputs;
};

/** Data too large for the log: its intake and its quota. */
export const openBlobs = async (setup: HubSetup): Promise<BlobParts> => {
	const { blobQuota: quota, now, later, teardown } = setup;
	const store = setup.store.blobs;
	const logger = setup.logger.child("blobs");
	const account = await BlobAccount.open({ store, quota, logger });
	const maintenance = new BlobMaintenance({ store, account, later, logger });
	teardown.stops(() => maintenance[Symbol.dispose]());
	return {
		account,
		maintenance,
		uploads: new Uploads({ store, account, now, logger }),
		attachments: new Attachments(store),
		outputs: new LongOutputs({ account, onFull: () => maintenance.tidy() }),
	};
};
