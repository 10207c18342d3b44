import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { type FileHandle, mkdtemp, open, realpath, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { ExportSink } from "../core/transfer/export-session.ts";

/** The destination exists and is not a regular file. */
export class NotReplaceableError extends WordedError {
	override readonly name = "NotReplaceableError";
	constructor(path: string) {
		super(wording("hubStart.notReplaceable", { name: basename(path) }));
	}
}

/** A file that appears, or replaces the existing one, only when it is complete. */
export class AtomicFile implements ExportSink, AsyncDisposable {
	readonly #handle: FileHandle;
	readonly #draft: string;
	readonly #place: Place | undefined;
	#end = 0;
	/** Where the current part begins. */
	#start = 0;

	private constructor(handle: FileHandle, draft: string, place?: Place) {
		this.#handle = handle;
		this.#draft = draft;
		this.#place = place;
	}

	/**
	 * Created beside its destination, or in a temporary folder without one. A replaced file passes on its permissions; a new
	 * one gets `mode`, less the umask.
	 */
	static async begin(path?: string, mode = 0o600): Promise<AtomicFile> {
		const place = path === undefined ? undefined : await findPlace(path);
		const folder = place === undefined ? await mkdtemp(join(tmpdir(), "parley-")) : dirname(place.path);
		const draft = join(folder, `.parley-${randomBytes(6).toString("hex")}.part`);
		return new AtomicFile(await open(draft, "wx+", mode), draft, place);
	}

	/** Begins a part that `restart` can discard. */
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

	/** Moves it to its destination. */
	async finish(): Promise<void> {
		if (this.#place === undefined) return;
		if (this.#place.mode !== undefined) await this.#handle.chmod(this.#place.mode);
		await this.#handle.sync();
		await rename(this.#draft, this.#place.path);
	}

	/** The whole content, in pieces. */
	async *pieces(): AsyncGenerator<Uint8Array, void> {
		const buffer = Buffer.alloc(64 * 1024);
		for (let position = 0; position < this.#end; ) {
			const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
			// Someone has truncated it meanwhile.
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

/** `mode` is that of the existing file. */
type Place = { readonly path: string; readonly mode?: number };

/** Resolves links, so that they stay and their target is replaced. */
const findPlace = async (path: string): Promise<Place> => {
	const real = await realpath(path).catch(() => path);
	const before = await stat(real).catch(() => undefined);
	if (before === undefined) return { path: real };
	if (!before.isFile()) throw new NotReplaceableError(path);
	return { path: real, mode: before.mode & 0o777 };
};
