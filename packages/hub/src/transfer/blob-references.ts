import type { BlobReference } from "@parley/protocol/blob/reference";
import { referencesIn } from "../blobs/named-blobs.ts";
import type { LogReader } from "../store/log-store.ts";
import { pagesUpTo } from "./session-reader.ts";

/** Beyond this many concurrent exports, each piece rereads its log. */
const maxKnown = 4;

/** The blobs that a log references. Found by reading all of it once, and cached for the rest of an export. */
export class BlobReferences {
	readonly #known = new Map<string, readonly BlobReference[]>();

	/** In order of their names. */
	async of(store: LogReader, sessionId: string, through: number): Promise<readonly BlobReference[]> {
		const key = `${sessionId}/${through}`;
		const known = this.#known.get(key) ?? (await find(store, sessionId, through));
		this.#known.delete(key);
		this.#known.set(key, known);
		for (const oldest of this.#known.keys()) {
			if (this.#known.size <= maxKnown) break;
			this.#known.delete(oldest);
		}
		return known;
	}

	clear(): void {
		this.#known.clear();
	}
}

const find = async (store: LogReader, sessionId: string, through: number): Promise<BlobReference[]> => {
	const sizes = new Map<string, number>();
	for await (const events of pagesUpTo(store, sessionId, through)) {
		for (const { blob, size } of events.flatMap(({ payload }) => referencesIn(payload)))
			sizes.set(blob, size);
	}
	return [...sizes].map(([blob, size]) => ({ blob, size })).sort((a, b) => (a.blob < b.blob ? -1 : 1));
};
