import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { hubPhaseFile } from "@parley/client/node/hub-phase";
import { suspicion } from "@parley/hub/store/sqlite/open-database";
import type { HubFiles } from "./hub-files.ts";
import { writePrivateFile } from "./private-file.ts";

/** What this hub says of itself while it cannot be asked. Only the hub that has the lock writes it. */
export class PhaseFile {
	readonly #path: string;

	constructor(data: string) {
		this.#path = hubPhaseFile(data);
	}

	/** `doing` completes the sentence "The hub is …". */
	starting(doing: string): Promise<void> {
		return this.#write({ phase: "starting", pid: process.pid, doing });
	}

	/** From now on it answers for itself. */
	running(): Promise<void> {
		return rm(this.#path, { force: true });
	}

	/** Whoever misses this hub need not start another. */
	stopped(): Promise<void> {
		return this.#write({ phase: "stopped", pid: process.pid });
	}

	#write(phase: object): Promise<void> {
		return writePrivateFile(this.#path, `${JSON.stringify(phase)}\n`);
	}
}

/** What opening the store will be like. */
export const openingStore = ({ store }: Pick<HubFiles, "store">): string =>
	existsSync(suspicion(store))
		? "checking its store for damage and saving what can be read"
		: "opening its store";
