import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import { changesOf } from "../agents/starting-defaults.ts";
import type { CallContext } from "../delivery/call-context.ts";
import type { Clients } from "../delivery/clients.ts";
import { openSession, pageSession } from "../delivery/open-session.ts";
import { reportingReader } from "../delivery/reporting-reader.ts";
import { countsOf, stateFor } from "../delivery/state-topic.ts";
import type { WindowReader } from "../store/log-store.ts";
import type { DetachWatch } from "./detach-watch.ts";
import { restartAgent } from "./restart-agent.ts";
import type { Sessions } from "./sessions.ts";

const defaultLimit = 50;

export const sessionHandlers = (
	sessions: Sessions,
	log: WindowReader,
	watch: DetachWatch,
	clients: Clients,
) => {
	const reader = reportingReader(log, sessions);
	return {
		"session.create": async ({ folder, agent, own, mode, model, options }, { client }) => {
			let taken = "";
			const has = (sessionId: string): boolean =>
				(own === undefined || own.includes(sessionId)) && clients.holding(sessionId).includes(client);
			const mayTake = (sessionId: string): boolean => {
				const holders = clients.holding(sessionId);
				return holders.length === 0 || (has(sessionId) && holders.every((each) => each === client));
			};
			const onTaken = (sessionId: string): void => {
				taken = sessionId;
				if (!client.sessions.has(sessionId)) client.given.add(sessionId);
			};
			try {
				const changes = changesOf({
					...(mode === undefined ? {} : { mode }),
					...(model === undefined ? {} : { model }),
					...(options === undefined ? {} : { options }),
				});
				await sessions.create(folder, agent, { mayTake, has, onTaken }, changes);
			} catch (error) {
				client.given.delete(taken);
				throw error;
			}
			return { sessionId: taken };
		},
		"session.list": ({ before, folder, limit = defaultLimit }) => {
			const all = sessions.list().filter((each) => folder === undefined || each.folder === folder);
			const at = all.findIndex(({ sessionId }) => sessionId === before);
			if (before !== undefined && at === -1) {
				throw new RequestFailure("not_found", wording("chatRefusal.listChanged"));
			}
			const start = at + 1;
			return { sessions: all.slice(start, start + limit), more: all.length > start + limit };
		},
		"session.open": async ({ sessionId, lastSeen, turns }, { client }) => {
			sessions.requireExisting(sessionId);
			client.sessions.add(sessionId);
			client.given.delete(sessionId);
			watch.review(sessionId);
			try {
				const through = sessions.publishedThrough(sessionId);
				return await openSession(reader, sessionId, { lastSeen, through, turns });
			} catch (error) {
				if (client.sessions.delete(sessionId)) watch.review(sessionId);
				throw error;
			}
		},
		"session.close": ({ sessionId }, { client }) => {
			client.given.delete(sessionId);
			if (client.sessions.delete(sessionId)) watch.review(sessionId);
			return {};
		},
		"session.select": ({ sessionId }, { client }) => {
			if (sessionId !== undefined) sessions.requireExisting(sessionId);
			client.selected = sessionId;
			const all = sessions.list();
			const line = all.filter((each) => each.sessionId === sessionId);
			const payload = stateFor({ sessions: line, ...countsOf(all) }, sessionId);
			clients.push(client, { topic: "state", payload });
			return {};
		},
		"session.page": ({ sessionId, before, limit, item, items }) => {
			sessions.requireExisting(sessionId);
			return pageSession(reader, sessionId, before, limit, { item, items });
		},
		"session.rename": async ({ sessionId, title }) => {
			await sessions.get(sessionId).rename(title);
			return {};
		},
		"session.fresh": async ({ sessionId }) => {
			await sessions.get(sessionId).startFresh();
			return {};
		},
		"session.restart": ({ sessionId, others = [] }) => restartAgent(sessions, sessionId, others),
		"session.stop": async ({ sessionId }) => {
			await sessions.get(sessionId).stopAndClose();
			return {};
		},
		"session.switchAgent": async ({ sessionId, agent }) => {
			await sessions.switchAgent(sessionId, agent);
			return {};
		},
		"session.configure": async ({ sessionId, change }) => {
			await sessions.get(sessionId).configure(change);
			return {};
		},
		"session.command": async ({ sessionId, messageId, command, input }) => {
			const session = sessions.get(sessionId);
			if (!announced(session.log.head.aspects.commands).includes(command)) {
				throw new RequestFailure(
					"not_found",
					wording("chatRefusal.unknownCommand", { command: JSON.stringify(command) }),
				);
			}
			const text = input === undefined || input === "" ? `/${command}` : `/${command} ${input}`;
			const status = await session.send(messageId, [{ type: "text", text }]);
			return { status, queued: session.log.head.queue.length };
		},
	} satisfies Handlers<CallContext>;
};

const announced = (aspect: Readonly<Record<string, unknown>> | undefined): string[] => {
	const commands = aspect?.["availableCommands"];
	if (!Array.isArray(commands)) return [];
	return commands.flatMap((command: unknown) =>
		typeof command === "object" && command !== null && "name" in command ? [String(command.name)] : [],
	);
};
