import { formatLine } from "@parley/logging/format-line";
import type { LogRecord, LogSink } from "@parley/logging/record";
import type { LogOutputChannel } from "vscode";

/** Writes to the editor's output channel, which adds its own times and levels. */
export class OutputSink implements LogSink {
	readonly name = "output";
	readonly #channel: LogOutputChannel;

	constructor(channel: LogOutputChannel) {
		this.#channel = channel;
	}

	write(record: LogRecord): void {
		const line = formatLine(record).slice(timeAndLevel);
		this.#channel[record.level](line);
	}
}

/** `12:00:00.000 WARN  ` */
const timeAndLevel = 19;
