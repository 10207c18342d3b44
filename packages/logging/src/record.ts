/** Levels in rising order of weight. */
export const logLevels = ["trace", "debug", "info", "warn", "error"] as const;

export type LogLevel = (typeof logLevels)[number];

/** What a sink may meet in a record: JSON, already redacted and bounded. */
export type LogValue =
	| null
	| boolean
	| number
	| string
	| readonly LogValue[]
	| { readonly [key: string]: LogValue };

/** An error as data: enough to read it without the process that threw it. An alias, so that it is a `LogValue` too. */
export type LoggedError = {
	readonly name: string;
	readonly message: string;
	readonly stack?: string;
	/** Own properties of the error, such as `code` or `path`. */
	readonly fields?: { readonly [key: string]: LogValue };
	readonly cause?: LoggedError;
	/** The members of an `AggregateError`. */
	readonly errors?: readonly LoggedError[];
};

export type LogRecord = {
	/** Milliseconds since the epoch. */
	readonly time: number;
	readonly level: LogLevel;
	/** Dotted path, for example `acp.process`. */
	readonly category: string;
	readonly message: string;
	readonly fields?: { readonly [key: string]: LogValue };
	readonly error?: LoggedError;
};

/** What a sink reports about itself; it reaches every other sink. */
export type SinkTrouble = {
	readonly level: "info" | "warn" | "error";
	readonly message: string;
	readonly fields?: Readonly<Record<string, unknown>>;
};

/** Takes finished records. `write` must not block; slow work belongs into a bounded queue of the sink. */
export type LogSink = {
	readonly name: string;
	write(record: LogRecord): void;
	/** Called once when the sink is added, so that it can tell the others about its own failures. */
	connect?(report: (trouble: SinkTrouble) => void): void;
	flush?(): Promise<void>;
	dispose?(): Promise<void> | void;
};
