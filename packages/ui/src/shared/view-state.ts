/** Small strings, by key, that belong to one view and outlive its page: drafts, open tabs. */
export type ViewState = {
	read(key: string): string | undefined;
	write(key: string, value: string): void;
	remove(key: string): void;
	/** Deletes everything it keeps. */
	clear(): void;
};

const prefix = "parley.";

/** Kept by the browser for this tab. If storage is full or forbidden, memory still has everything. */
export const browserViewState = (storage: Storage): ViewState => {
	const memory = new Map<string, string | undefined>();
	const attempt = (work: () => void): void => {
		try {
			work();
		} catch (error) {
			if (!(error instanceof DOMException)) throw error;
		}
	};
	return {
		read: (key) => (memory.has(key) ? memory.get(key) : (storage.getItem(prefix + key) ?? undefined)),
		write: (key, value) => {
			memory.set(key, value);
			attempt(() => storage.setItem(prefix + key, value));
		},
		remove: (key) => {
			memory.set(key, undefined);
			attempt(() => storage.removeItem(prefix + key));
		},
		clear: () => {
			const kept = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
			for (const key of kept.filter((name) => name.startsWith(prefix) && !isOfConnection(name)))
				attempt(() => storage.removeItem(key));
			memory.clear();
		},
	};
};

/** Without these the page could no longer reach the hub. They reveal nothing about its user. */
const isOfConnection = (key: string): boolean => key === "parley.token" || key === "parley.alone";

export const memoryViewState = (): ViewState => {
	const memory = new Map<string, string>();
	return {
		read: (key) => memory.get(key),
		write: (key, value) => void memory.set(key, value),
		remove: (key) => void memory.delete(key),
		clear: () => memory.clear(),
	};
};

/** A value stored as JSON, if the guard accepts it. */
export const readJson = <Value>(
	viewState: ViewState,
	key: string,
	guard: (value: unknown) => value is Value,
): Value | undefined => {
	const text = viewState.read(key);
	if (text === undefined) return undefined;
	try {
		const value: unknown = JSON.parse(text);
		return guard(value) ? value : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};
