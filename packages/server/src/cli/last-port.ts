import { readFile } from "node:fs/promises";
import type { HubFiles } from "../hub-process/hub-files.ts";
import { writePrivateFile } from "../hub-process/private-file.ts";

/** The port on which a data folder was last served: a page that was open then finds the next `serve` there. */
export class LastPort {
	readonly #path: string;

	constructor({ port }: Pick<HubFiles, "port">) {
		this.#path = port;
	}

	async read(): Promise<number | undefined> {
		const text = await readFile(this.#path, "utf8").catch(() => "");
		const port = /^\d{1,5}\s*$/.test(text) ? Number(text) : 0;
		return port > 0 && port < 65_536 ? port : undefined;
	}

	async write(port: number): Promise<void> {
		await writePrivateFile(this.#path, `${port}\n`);
	}
}
