import process from "node:process";
import { formatLine } from "../format-line.ts";
import type { LogRecord, LogSink } from "../record.ts";

/** Writes one readable line per record, by default to stderr: stdout belongs to the program's output. */
export class ConsoleSink implements LogSink {
	readonly name = "console";
	readonly #write: (line: string) => void;

	constructor(write: (line: string) => void = (line) => process.stderr.write(line)) {
		this.#write = write;
	}

	write(record: LogRecord): void {
		this.#write(`${formatLine(record)}\n`);
	}
}
