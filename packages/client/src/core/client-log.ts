import type { LazyLogFields } from "@parley/logging/logger";

type Write = (message: string, fields?: LazyLogFields) => void;

/** What a client says of its connection. A logger takes it; a page has nowhere to write it to. */
export type ClientLog = {
	readonly debug: Write;
	readonly info: Write;
	readonly warn: Write;
	readonly error: Write;
	child(category: string): ClientLog;
};

const nothing = (): void => undefined;

export const silentLog: ClientLog = {
	...{ debug: nothing, info: nothing, warn: nothing, error: nothing },
	child: () => silentLog,
};
