import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { type FileHandle, mkdtemp, open, realpath, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { ExportSink } from "../core/transfer/export-session.ts";

/** What is at the place is no file, and nothing that a file may take the place of. */
export class NotReplaceableError extends WordedError {
	override readonly name = "NotReplaceableError";
	constructor(path: string) {
		super(wording("hubStart.notReplaceable", { name: basename(path) }));
	}
}

/** A file that appears, or takes the place of the one before it, when it is whole. */
export class WholeFile implements ExportSink, AsyncDisposable {
	readonly #handle: FileHandle;
	readonly #draft: string;
	readonly #place: Place | undefined;
	#end = 0;
	/** Where the part begins that is being written. */
	#start = 0;

	private constructor(handle: FileHandle, draft: string, place?: Place) {
		this.#handle = handle;
		this.#draft = draft;
		this.#place = place;
	}

	/**
	 * Begun beside the place it is for; or in a folder of its own, if it is for none. A file that is replaced hands on its
	 * permissions; a new one gets these, less what the system takes away.
	 */
	static async begin(path?: string, mode = 0o600): Promise<WholeFile> {
		const place = path === undefined ? undefined : await findPlace(path);
		const folder = place === undefined ? await mkdtemp(join(tmpdir(), "parley-")) : dirname(place.path);
		const draft = join(folder, `.parley-${randomBytes(6).toString("hex")}.part`);
		return new WholeFile(await open(draft, "wx+", mode), draft, place);
	}

	/** What is written from here on can be begun anew by itself. */
	beginPart(): void {
		this.#start = this.#end;
	}

	async write(data: string | Uint8Array): Promise<void> {
		const bytes = typeof data === "string" ? Buffer.from(data) : data;
		for (let written = 0; written < bytes.length; ) {
			const { bytesWritten } = await this.#handle.write(bytes, written, bytes.length - written, this.#end);
			written += bytesWritten;
			this.#end += bytesWritten;
		}
	}

	async restart(): Promise<void> {
		this.#end = this.#start;
		await this.#handle.truncate(this.#end);
	}

	/** Gives it its place. */
	async finish(): Promise<void> {
		if (this.#place === undefined) return;
		if (this.#place.mode !== undefined) await this.#handle.chmod(this.#place.mode);
		await this.#handle.sync();
		await rename(this.#draft, this.#place.path);
	}

	/** All of it, in pieces. */
	async *pieces(): AsyncGenerator<Uint8Array, void> {
		const buffer = Buffer.alloc(64 * 1024);
		for (let position = 0; position < this.#end; ) {
			const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
			// Somebody has cut it short meanwhile.
			if (bytesRead === 0) return;
			yield Buffer.from(buffer.subarray(0, bytesRead));
			position += bytesRead;
		}
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#handle.close();
		const isOwn = this.#place === undefined;
		await rm(isOwn ? dirname(this.#draft) : this.#draft, { recursive: isOwn, force: true });
	}
}

/** `mode` is that of the file which is there already. */
type Place = { readonly path: string; readonly mode?: number };

/** Behind links, so that they stay and what they point at is replaced. */
const findPlace = async (path: string): Promise<Place> => {
	const real = await realpath(path).catch(() => path);
	const before = await stat(real).catch(() => undefined);
	if (before === undefined) return { path: real };
	if (!before.isFile()) throw new NotReplaceableError(path);
	return { path: real, mode: before.mode & 0o777 };
};
