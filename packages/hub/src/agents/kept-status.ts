import { setTimeout as delay } from "node:timers/promises";
import type { Result } from "@parley/protocol/contract/names";
import { readNote } from "./agent-note.ts";
import type { KeeperLink } from "./keeper-link.ts";

const defaultLimitMs = 1000;

/** The keeper and its running agents. Undefined if none is attached. One that hangs must not make the hub look as if it did. */
export const keptStatus = async (
	{ current }: Pick<KeeperLink, "current">,
	limitMs = defaultLimitMs,
): Promise<Result<"hub.status">["keeper"]> => {
	if (current === undefined) return undefined;
	const { pid, since } = current.client.welcome;
	const limit = new AbortController();
	const agents = await Promise.race([
		current.client.list().catch(() => undefined),
		delay(limitMs, undefined, { signal: limit.signal }).catch(() => undefined),
	]);
	limit.abort();
	if (agents === undefined) return { pid, since, silent: true, agents: [] };
	const running = agents.filter(({ exit }) => exit === undefined);
	return {
		...{ pid, since },
		agents: running.map(({ pid: process, since: started, kept, note }) => {
			const named = readNote(note);
			return {
				...{ pid: process, since: started, kept },
				...(named === undefined ? {} : { name: named.title }),
			};
		}),
	};
};
