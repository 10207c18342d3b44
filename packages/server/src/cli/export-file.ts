import { mkdtemp, open, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";
import type { ExportSink } from "@parley/client/core/transfer/export-session";

/** A file that appears when it is whole; nobody else can read it. */
export class ExportFile implements ExportSink, AsyncDisposable {
	readonly #handle: Awaited<ReturnType<typeof open>>;
	readonly #draft: string;
	readonly #folder: string | undefined;
	#end = 0;
	/** Where the session begins that is being written. */
	#start = 0;

	private constructor(handle: Awaited<ReturnType<typeof open>>, draft: string, folder?: string) {
		this.#handle = handle;
		this.#draft = draft;
		this.#folder = folder;
	}

	/** Beside the place it is for; or in a folder of its own, if it is for none. */
	static async begin(path?: string): Promise<ExportFile> {
		const folder = path === undefined ? await mkdtemp(join(tmpdir(), "parley-export-")) : undefined;
		const draft = folder === undefined ? `${path}.${process.pid}.part` : join(folder, "export");
		return new ExportFile(await open(draft, "w+", 0o600), draft, folder);
	}

	/** What is written from here on can be begun anew by itself. */
	beginSession(): void {
		this.#start = this.#end;
	}

	async write(text: string): Promise<void> {
		const bytes = Buffer.from(text);
		await this.#handle.write(bytes, 0, bytes.length, this.#end);
		this.#end += bytes.length;
	}

	async restart(): Promise<void> {
		this.#end = this.#start;
		await this.#handle.truncate(this.#end);
	}

	/** Gives it its place. */
	async finish(path: string): Promise<void> {
		await this.#handle.sync();
		await rename(this.#draft, path);
	}

	/** All of it, in pieces. */
	async *pieces(): AsyncGenerator<Uint8Array, void> {
		const buffer = Buffer.alloc(64 * 1024);
		for (let position = 0; position < this.#end; ) {
			const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
			yield Buffer.from(buffer.subarray(0, bytesRead));
			position += bytesRead;
		}
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#handle.close();
		await rm(this.#folder ?? this.#draft, { recursive: true, force: true });
	}
}

/** A path that nothing has yet: with a number, if need be. */
export const freePath = async (path: string): Promise<string> => {
	const { name, ext } = parse(path);
	for (let number = 2, candidate = path; ; number += 1) {
		const isTaken = await stat(candidate).then(
			() => true,
			() => false,
		);
		if (!isTaken) return candidate;
		candidate = join(dirname(path), `${name}-${number}${ext}`);
	}
};
