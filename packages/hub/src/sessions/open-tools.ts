import type { LogStore, StoredTool } from "../store/log-store.ts";

const batchSize = 500;

/**
 * The tools of a session that something may be at work for, some at a time. Whoever gets them closes them before the next are
 * read: those that stay open end it.
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
