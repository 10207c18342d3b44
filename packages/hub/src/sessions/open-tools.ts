import type { LogStore, StoredTool } from "../store/log-store.ts";

const batchSize = 500;

/**
 * The open tools of a session, in batches. The caller must close each batch before it reads the next; tools left open end the iteration.
 */
export async function* openTools(
	store: LogStore,
	sessionId: string,
): AsyncGenerator<readonly StoredTool[], void> {
	let before = "";
	for (;;) {
		const tools = await store.openTools(sessionId, batchSize);
		const now = JSON.stringify(tools[0]);
		if (tools.length === 0 || now === before) return;
		before = now;
		yield tools;
	}
}
