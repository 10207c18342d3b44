import { createHash } from "node:crypto";
import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { NewBlob } from "../store/blob-store.ts";
import type { BlobAccount } from "./blob-account.ts";
import { shortenEvent } from "./shorten/shorten-event.ts";

export type LongOutputsOptions = {
	readonly account: Pick<BlobAccount, "take" | "settle">;
	/** Called when something did not fit the quota. */
	readonly onFull: () => void;
};

export type Shortened = {
	readonly event: EventBody;
	/** The data moved out of the event. It goes to the store together with the event. */
	readonly newBlobs: readonly NewBlob[];
};

const none: readonly NewBlob[] = [];

/** Moves long data out of agents' events, synchronously and in order: nothing waits for the disk here. */
export class LongOutputs {
	readonly #options: LongOutputsOptions;

	constructor(options: LongOutputsOptions) {
		this.#options = options;
	}

	shorten(event: EventBody): Shortened {
		if (!eventTraits[event.type].blobs) return { event, newBlobs: none };
		const { account, onFull } = this.#options;
		const newBlobs: NewBlob[] = [];
		const shortened = shortenEvent(event, (data) => {
			const size = data.byteLength;
			if (!account.take(size)) {
				onFull();
				return undefined;
			}
			const blob = createHash("sha256").update(data).digest("hex");
			newBlobs.push({ blob, data });
			return { blob, size };
		});
		return { event: shortened, newBlobs };
	}

	/** The event and its blobs are committed, or neither is. */
	settle(newBlobs: readonly NewBlob[]): void {
		this.#options.account.settle(newBlobs.reduce((sum, { data }) => sum + data.byteLength, 0));
	}
}
