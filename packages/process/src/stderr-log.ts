import { LineSplitter } from "@parley/jsonrpc/line-splitter";
import type { Logger } from "@parley/logging/logger";
import { OutputTail } from "./output-tail.ts";

const tailBytes = 64 * 1024;
const maxLoggedLineBytes = 8 * 1024;

/** What an agent writes to stderr: its lines are logged, and its end is kept. */
export class StderrLog {
	readonly #tail = new OutputTail(tailBytes);
	readonly #logger: Logger;
	readonly #lines: LineSplitter;

	constructor(logger: Logger, pid: number) {
		const log = logger.child("stderr");
		this.#logger = logger;
		this.#lines = new LineSplitter({
			maxLineBytes: maxLoggedLineBytes,
			onLine: (line) => log.info(line, { pid }),
			onOversized: (bytes) => log.info(`a line of ${bytes} bytes`, { pid }),
		});
	}

	push(chunk: Buffer): void {
		this.#tail.push(chunk);
		this.#lines.push(chunk);
	}

	/** What was logged when it was written. */
	recall(chunk: Buffer): void {
		this.#tail.push(chunk);
	}

	end(): void {
		this.#lines.end();
	}

	/** With registered secrets redacted. */
	tail(): string {
		return this.#logger.redactor.text(this.#tail.text(), tailBytes);
	}
}
