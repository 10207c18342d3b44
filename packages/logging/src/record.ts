/** Levels in rising order of weight. */
export const logLevels = ["trace", "debug", "info", "warn", "error"] as const;

export type LogLevel = (typeof logLevels)[number];

/** A value in a record: JSON, already redacted and bounded. */
export type LogValue =
	| null
	| boolean
	| number
	| string
	| readonly LogValue[]
	| { readonly [key: string]: LogValue };

/** An error as data, readable without the process that threw it. A type alias, so that it is a `LogValue` too. */
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

/** A sink's report about itself, passed to every other sink. */
export type SinkTrouble = {
	readonly level: "info" | "warn" | "error";
	readonly message: string;
	readonly fields?: Readonly<Record<string, unknown>>;
};

/** Receives finished records. `write` must not block; slow work belongs in a bounded queue of the sink. */
export type LogSink = {
	readonly name: string;
	write(record: LogRecord): void;
	/** Called once when the sink is added, so that it can report its failures to the other sinks. */
	connect?(report: (trouble: SinkTrouble) => void): void;
	flush?(): Promise<void>;
	dispose?(): Promise<void> | void;
};
