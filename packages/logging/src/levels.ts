import { type LogLevel, logLevels } from "./record.ts";

const weights: Readonly<Record<LogLevel | "off", number>> = {
	trace: 0,
	debug: 1,
	info: 2,
	warn: 3,
	error: 4,
	off: logLevels.length,
};

/** The threshold per category; a category without an entry inherits its nearest ancestor's. */
export class LevelTable {
	readonly #entries = new Map<string, LogLevel | "off">();
	#version = 0;

	constructor(root: LogLevel | "off", entries: Readonly<Record<string, LogLevel | "off">> = {}) {
		this.#entries.set("", root);
		for (const [category, level] of Object.entries(entries)) this.#entries.set(category, level);
	}

	/** Incremented with every change, so that loggers can cache their threshold. */
	get version(): number {
		return this.#version;
	}

	/** Sets the level of a category and all below it; `""` is the root. */
	set(category: string, level: LogLevel | "off"): void {
		this.#entries.set(category, level);
		this.#version += 1;
	}

	/** The lowest weight at which a record of this category is logged. */
	threshold(category: string): number {
		for (let path = category; ; ) {
			const level = this.#entries.get(path);
			if (level !== undefined) return weights[level];
			const dot = path.lastIndexOf(".");
			path = dot < 0 ? "" : path.slice(0, dot);
		}
	}
}

export const weightOf = (level: LogLevel): number => {
	return weights[level];
};
