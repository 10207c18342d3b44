import type { BlobReference } from "@parley/protocol/blob/reference";
import type {
	AgentFileCopy,
	BlobCount,
	BlobRange,
	BlobState,
	BlobStore,
	Piece,
	Received,
} from "../../blob-store.ts";
import { AgentFileCopies } from "../../blobs/agent-file-copies.ts";
import { BlobFiles } from "../../blobs/blob-files.ts";
import { IncomingFiles } from "../../blobs/incoming-files.ts";
import { VerifiedFiles } from "../../blobs/verified-files.ts";
import type { Append } from "../../log-store.ts";
import type { LogDatabase } from "../database.ts";
import type { Served } from "../thread/port-types.ts";
import { collectBlobs } from "./collect-blobs.ts";

export type BlobServiceOptions = {
	readonly database: LogDatabase;
	readonly blobsFolder: string;
	readonly handedFolder: string;
	/** Calls back after pending calls to the store have had a turn. */
	readonly soon: (callback: () => void) => void;
	readonly now?: () => number;
};

const defaultGrace = 60 * 60_000;

/** Blobs in the store's thread: keeps files and rows consistent. */
export class BlobService implements Served<BlobStore> {
	readonly #options: Required<BlobServiceOptions>;
	readonly #files: BlobFiles;
	readonly #verified: VerifiedFiles;
	readonly #handed: AgentFileCopies;
	readonly #incoming: IncomingFiles;
	#collecting: Promise<unknown> = Promise.resolve();
	#stopped = false;

	constructor(options: BlobServiceOptions) {
		this.#options = { now: Date.now, ...options };
		this.#files = new BlobFiles(options.blobsFolder);
		this.#verified = new VerifiedFiles((blob) => this.#files.pathOf(blob));
		this.#handed = new AgentFileCopies(options.handedFolder);
		this.#incoming = new IncomingFiles({
			newPath: () => this.#files.newIncoming(),
			// Synchronous, so that a collection cannot come in between.
			onWhole: (path, blob, size) => {
				this.#files.adopt(path, blob);
				options.database.addBlob(blob, size);
			},
		});
	}

	/** Writes the data of events before they are committed. */
	appending(appends: readonly Append[]): void {
		for (const { newBlobs = [] } of appends) {
			for (const { blob, data } of newBlobs) {
				const known = this.#options.database.blobs.sizeOf(blob);
				if (known !== data.byteLength || !this.#files.has(blob, known)) this.#files.write(blob, data);
			}
		}
	}

	usage(): BlobCount {
		return this.#options.database.blobs.usage();
	}

	takePiece(piece: Piece): Received | Promise<Received> {
		return this.#incoming.take(piece);
	}

	dropUploads(uploads: readonly string[]): void {
		for (const upload of uploads) this.#incoming.drop(upload);
	}

	hold(blobs: readonly BlobReference[]): BlobState[] {
		const states = blobs.map((reference) => this.#stateOf(reference));
		const whole = blobs.filter((_, at) => states[at] === "whole");
		this.#options.database.touchBlobs(whole.map(({ blob }) => blob));
		return states;
	}

	read(blob: string, offset: number, length: number): Promise<BlobRange> {
		return this.#verified.read(blob, offset, length);
	}

	async materialize(sessionId: string, blob: string, name: string): Promise<AgentFileCopy> {
		const { state } = await this.#verified.check(blob);
		if (state !== "whole") return { state };
		return {
			state,
			...(await this.#handed.place(sessionId, this.#files.pathOf(blob), blob, name)),
		};
	}

	/** Serialized; other calls are served between the steps. */
	collect(grace = defaultGrace): Promise<BlobCount> {
		const collected = this.#collecting.then(() => this.#collect(grace));
		this.#collecting = collected.catch(() => undefined);
		return collected;
	}

	deleted(sessionId: string): void {
		this.#handed.remove(sessionId);
	}

	stop(): void {
		this.#stopped = true;
		this.#incoming.dropAll();
	}

	#stateOf({ blob, size }: BlobReference): BlobState {
		const known = this.#options.database.blobs.sizeOf(blob);
		if (known === undefined) return "missing";
		if (known !== size) return "different";
		return this.#files.has(blob, size) ? "whole" : "damaged";
	}

	async #collect(grace: number): Promise<BlobCount> {
		const { database, soon, now } = this.#options;
		const steps = collectBlobs({
			files: this.#files,
			table: {
				after: (blob, limit) => database.blobs.after(blob, limit),
				has: (blob) => database.blobs.sizeOf(blob) !== undefined,
				drop: (blobs) => database.dropBlobs(blobs),
			},
			usedBefore: now() - grace,
		});
		while (!this.#stopped) {
			const step = steps.next();
			if (step.done === true) {
				this.#handed.removeOthers(database.sessionIds());
				return step.value;
			}
			await new Promise<void>((resolve) => soon(resolve));
		}
		return { blobs: 0, bytes: 0 };
	}
}
