import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { ServerOrigin } from "@parley/protocol/mcp/server";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { CallContext } from "../delivery/call-context.ts";
import type { Folders } from "../folders/folders.ts";
import type { Session } from "../sessions/session.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Approvals } from "./approvals.ts";
import type { Chat, ChatServer, ChatServers } from "./chat-servers.ts";
import { shownState } from "./shown-servers.ts";
import type { Switches } from "./switches.ts";

export type McpDecisions = {
	readonly approvals: Approvals;
	readonly switches: Switches;
	readonly chats: ChatServers;
	/** Tells every client. */
	readonly onChanged: () => void;
};

export const mcpHandlers = (parts: McpDecisions, sessions: Sessions, folders: Folders) => {
	const { approvals, switches, chats, onChanged } = parts;
	const chatOf = ({ log }: Session): Chat => ({
		sessionId: log.sessionId,
		folder: folders.placeOf(log.head.folder),
	});
	const look = async (session: Session) => {
		const chat = chatOf(session);
		const { capabilities } = session;
		const given = capabilities === undefined ? [] : (session.log.head.link.servers ?? []);
		const { servers, problems } = await chats.list(chat, capabilities);
		const states = servers.map((server) => shownState(server, given, chats.isOutdated(chat, server)));
		const isKnown = given.every(({ name, from }) =>
			states.some((state) => state.name === name && state.from === from),
		);
		const differs = states.some(
			({ status, isInUse, isOutdated }) => (status === "given") !== isInUse || isOutdated === true,
		);
		return { chat, servers, states, problems, isBehind: capabilities !== undefined && (differs || !isKnown) };
	};
	const find = async (session: Session, from: ServerOrigin, name: string): Promise<ChatServer> => {
		const { servers } = await chats.list(chatOf(session), session.capabilities);
		const found = servers.find((each) => each.from === from && each.configured.name === name);
		if (found === undefined) throw new RequestFailure("not_found", wording("mcpProblem.unknown", { name }));
		return found;
	};
	/** A chat in which nothing was said has nothing to lose: its agent session is opened anew at once. */
	const changed = async (session: Session): Promise<void> => {
		onChanged();
		const isBlank = session.log.head.lastTurn === 0 && !session.isBusy;
		if (!isBlank || folders.trustOf(chatOf(session).folder) !== "trusted") return;
		// One that is starting may have been decided on before this change.
		if (session.capabilities === undefined || (await look(session)).isBehind) await session.reopenAgent();
	};
	return {
		"mcp.list": async ({ sessionId }) => {
			const session = sessions.get(sessionId);
			const { chat, states, problems, isBehind } = await look(session);
			return {
				...{ folder: chat.folder, servers: states, isBehind, isBusy: session.isBusy },
				problems: problems.map(({ file: name, problem }) => {
					const { message, ...worded } = wordedMessage(problem);
					return { file: name, problem: message, ...worded };
				}),
			};
		},
		"mcp.switch": async ({ sessionId, name, from, scope, isOn }) => {
			const session = sessions.get(sessionId);
			const { folder } = chatOf(session);
			await find(session, from, name);
			const origin = from === "user" ? "" : folder;
			await switches.put(scope === "chat" ? sessionId : undefined, { origin, name }, isOn);
			await changed(session);
			return {};
		},
		"mcp.approve": async ({ sessionId, name, approval }) => {
			const session = sessions.get(sessionId);
			const { folder } = chatOf(session);
			if (folders.trustOf(folder) !== "trusted")
				throw new RequestFailure("workspace_untrusted", wording("mcpProblem.untrusted"), {
					details: { folder },
				});
			const { digest } = await find(session, "workspace", name);
			if (digest !== approval) throw new RequestFailure("conflict", wording("mcpProblem.changed"));
			await approvals.approve(folder, name, digest);
			await changed(session);
			return {};
		},
		"mcp.revoke": async ({ sessionId, name }) => {
			const session = sessions.get(sessionId);
			await approvals.revoke(chatOf(session).folder, name);
			await changed(session);
			return {};
		},
		"mcp.apply": async ({ sessionId }) => {
			await sessions.get(sessionId).reopenAgent();
			onChanged();
			return {};
		},
	} satisfies Handlers<CallContext>;
};
