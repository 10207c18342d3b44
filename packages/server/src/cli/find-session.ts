import type { HubConnection } from "@parley/client/core/hub-connection";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { say } from "@parley/words/spoken";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

/** The name matches no chat, or more than one. */
export class ChatNotFoundError extends WordedError {
	override readonly name = "ChatNotFoundError";
	constructor(name: string, found: readonly SessionSummary[], all: readonly SessionSummary[]) {
		super(whyNotFound(name, found, all));
	}
}

const whyNotFound = (
	name: string,
	found: readonly SessionSummary[],
	all: readonly SessionSummary[],
): Wording => {
	if (all.length === 0) return wording("cli.noChats", { name });
	return found.length === 0
		? wording("cli.noSuchChat", { name, chats: listOf(all) })
		: wording("cli.whichChat", { name, count: found.length, chats: listOf(found) });
};

const maxListed = 10;

const listOf = (chats: readonly SessionSummary[]): string =>
	chats
		.slice(0, maxListed)
		.map(({ sessionId, title }) => `  ${sessionId}  ${title || say("cli.untitled")}`)
		.join("\n");

/** All chats, page by page. */
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

/** Finds a chat by its id, an id prefix or its title. */
export const findSession = (all: readonly SessionSummary[], name: string): SessionSummary => {
	const exact = all.find(({ sessionId }) => sessionId === name);
	if (exact !== undefined) return exact;
	const lower = name.toLowerCase();
	const found = all.filter(
		({ sessionId, title }) =>
			(name.length >= minPrefix && sessionId.startsWith(name)) || title.toLowerCase() === lower,
	);
	const [only, ...others] = found;
	if (only === undefined || others.length > 0) throw new ChatNotFoundError(name, found, all);
	return only;
};
