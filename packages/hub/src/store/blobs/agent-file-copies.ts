import { createHash } from "node:crypto";
import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { chmod, copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@parley/base/errors/code-of";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { numbered, safeName } from "./safe-name.ts";
import { hashOf } from "./verified-files.ts";

const maxNumber = 1000;

/** No chat needs more files of one name. */
export class TooManyCopiesError extends WordedError {
	override readonly name = "TooManyCopiesError";
	constructor(name: string) {
		super(wording("fileRefusal.tooManyCopies", { limit: maxNumber, name }));
	}
}

/**
 * Named read-only copies of blobs, in one folder per session. Copies and not links: an agent may find a way to write to its file,
 * and that must not change the blob.
 */
export class AgentFileCopies {
	readonly #folder: string;
	#copies = 0;
	/** Serialized: two files of the same name must not get the same path. */
	#last: Promise<unknown> = Promise.resolve();

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Copies a file that is known to be intact. */
	place(
		sessionId: string,
		source: string,
		blob: string,
		name: string,
	): Promise<{ path: string; name: string }> {
		const placed = this.#last.then(() => this.#place(sessionId, source, blob, safeName(name)));
		this.#last = placed.catch(() => undefined);
		return placed;
	}

	remove(sessionId: string): void {
		rmSync(this.#folderOf(sessionId), { recursive: true, force: true });
	}

	/** Removes the folders of all sessions but these. */
	removeOthers(sessionIds: readonly string[]): void {
		if (!existsSync(this.#folder)) return;
		const kept = new Set(sessionIds.map(folderName));
		for (const name of readdirSync(this.#folder)) {
			if (!kept.has(name)) rmSync(join(this.#folder, name), { recursive: true, force: true });
		}
	}

	async #place(
		sessionId: string,
		source: string,
		blob: string,
		wanted: string,
	): Promise<{ path: string; name: string }> {
		const folder = this.#folderOf(sessionId);
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		for (let number = 1; number <= maxNumber; number += 1) {
			const name = number === 1 ? wanted : numbered(wanted, number);
			const path = join(folder, name);
			if (await isFree(path)) await this.#copy(source, folder, path);
			// An agent may have put something else there, perhaps a folder.
			else if ((await hashOf(path).catch(() => undefined)) !== blob) continue;
			return { path, name };
		}
		throw new TooManyCopiesError(wanted);
	}

	/** Renamed when complete. */
	async #copy(source: string, folder: string, path: string): Promise<void> {
		this.#copies += 1;
		const part = join(folder, `.part-${process.pid}-${this.#copies}`);
		try {
			await copyFile(source, part, constants.COPYFILE_FICLONE);
			await chmod(part, 0o400);
			renameSync(part, path);
		} finally {
			rmSync(part, { force: true });
		}
	}

	#folderOf(sessionId: string): string {
		return join(this.#folder, folderName(sessionId));
	}
}

/** An id may contain anything, so it is not used as a folder name. */
const folderName = (sessionId: string): string =>
	createHash("sha256").update(sessionId).digest("hex").slice(0, 32);

const isFree = async (path: string): Promise<boolean> => {
	try {
		await stat(path);
		return false;
	} catch (error) {
		if (codeOf(error) === "ENOENT") return true;
		throw error;
	}
};
