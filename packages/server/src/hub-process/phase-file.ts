import { existsSync } from "node:fs";
import { rm, utimes } from "node:fs/promises";
import { hubPhaseFile, phaseBeatMs } from "@parley/client/node/hub-phase";
import { suspicion } from "@parley/hub/store/sqlite/open-database";
import type { HubFiles } from "./hub-files.ts";
import { writePrivateFile } from "./private-file.ts";

/** The hub's phase, readable while the hub cannot answer. Only the hub that holds the lock writes it. */
export class PhaseFile implements AsyncDisposable {
	readonly #path: string;
	#beat: NodeJS.Timeout | undefined;

	constructor(data: string) {
		this.#path = hubPhaseFile(data);
	}

	/** `doing` completes the sentence "The hub is …". */
	async starting(doing: string): Promise<void> {
		await this.#write({ phase: "starting", pid: process.pid, doing });
		this.#beat ??= setInterval(() => this.#repeat(), phaseBeatMs).unref();
	}

	/** From now on the hub answers requests. */
	async running(): Promise<void> {
		this.#endBeat();
		await rm(this.#path, { force: true });
	}

	/** Tells clients that the hub stopped on request and must not be restarted. */
	stopped(): Promise<void> {
		return this.#write({ phase: "stopped", pid: process.pid });
	}

	/** Removes the file after a failed start. */
	async [Symbol.asyncDispose](): Promise<void> {
		if (this.#beat !== undefined) await this.running();
	}

	#repeat(): void {
		const now = new Date();
		// If the file is missing, another process has taken over.
		utimes(this.#path, now, now).catch(() => undefined);
	}

	#endBeat(): void {
		clearInterval(this.#beat);
		this.#beat = undefined;
	}

	#write(phase: object): Promise<void> {
		return writePrivateFile(this.#path, `${JSON.stringify(phase)}\n`);
	}
}

/** The phase in which the store opens. */
export const openingStore = ({ store }: Pick<HubFiles, "store">): string =>
	existsSync(suspicion(store))
		? "checking its store for damage and saving what can be read"
		: "opening its store";
