import type { HubConnection } from "@parley/client/core/hub-connection";
import type { SessionSummary } from "@parley/protocol/session/summary";

/** No session, or more than one, is called that. */
export class SessionNotFoundError extends Error {
	override readonly name = "SessionNotFoundError";
	constructor(name: string, found: readonly SessionSummary[], all: readonly SessionSummary[]) {
		const shown = (found.length > 0 ? found : all).slice(0, 10);
		const lines = shown.map(({ sessionId, title }) => `  ${sessionId}  ${title || "(untitled)"}`);
		const many = found.length > 0 ? `${found.length} sessions are called` : "No session is called";
		super([`${many} ${JSON.stringify(name)}. There are:`, ...lines].join("\n"));
	}
}

/** All sessions, page by page. */
export const allSessions = async (hub: Pick<HubConnection, "request">): Promise<SessionSummary[]> => {
	const all: SessionSummary[] = [];
	for (let more = true; more; ) {
		const before = all.at(-1)?.sessionId;
		const page = await hub.request("session.list", {
			limit: 200,
			...(before === undefined ? {} : { before }),
		});
		all.push(...page.sessions);
		({ more } = page);
	}
	return all;
};

const minPrefix = 4;

/** The session that someone means: by its id, the beginning of that, or its title. */
export const findSession = (all: readonly SessionSummary[], name: string): SessionSummary => {
	const exact = all.find(({ sessionId }) => sessionId === name);
	if (exact !== undefined) return exact;
	const lower = name.toLowerCase();
	const found = all.filter(
		({ sessionId, title }) =>
			(name.length >= minPrefix && sessionId.startsWith(name)) || title.toLowerCase() === lower,
	);
	const [only, ...others] = found;
	if (only === undefined || others.length > 0) throw new SessionNotFoundError(name, found, all);
	return only;
};
