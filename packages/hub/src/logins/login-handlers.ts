import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { LoginPlace } from "@parley/protocol/login/methods";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { CallContext } from "../delivery/call-context.ts";
import type { Folders } from "../folders/folders.ts";
import { resolveFolder } from "../folders/resolve-folder.ts";
import { requireTrust } from "../sessions/require-trust.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Logins, LoginTarget } from "./logins.ts";

export type LoginParts = {
	readonly logins: Logins;
	readonly sessions: Pick<Sessions, "get">;
	readonly catalog: AgentCatalog;
	readonly folders: Pick<Folders, "trustOf">;
};

/*
 * Open to browsers too, like the settings of agents: what is entered can only be written, and only programs run that the agent itself names.
 */
export const loginHandlers = ({ logins, sessions, catalog, folders }: LoginParts) => {
	/** An agent that must not run in a folder is not started there to log in either. */
	const targetOf = async (place: LoginPlace): Promise<LoginTarget> => {
		const session = "sessionId" in place ? sessions.get(place.sessionId) : undefined;
		const agentId = "agentId" in place ? place.agentId : (session?.log.head.agent ?? "");
		const folder = "folder" in place ? await resolveFolder(place.folder) : (session?.log.head.folder ?? "");
		const config = catalog.get(agentId);
		requireTrust(catalog, folders, agentId, folder);
		return { config, folder, ...(session === undefined ? {} : { session }) };
	};
	return {
		"login.list": () => logins.attempts.shown,
		"login.start": async ({ place, methodId, inEditor = false }) => {
			logins.start(await targetOf(place), methodId, inEditor);
			return {};
		},
		"login.cancel": ({ agentId }) => {
			logins.attempts.cancel(agentId);
			return {};
		},
		"login.saveVariables": async ({ place, methodId, variables }) => {
			const kept = await logins.saveVariables(await targetOf(place), methodId, variables);
			// With the configuration as it is now.
			logins.tryAgain(await targetOf(place), methodId, kept === "editor");
			return { kept };
		},
		"login.command": async ({ place, methodId }) => logins.command(await targetOf(place), methodId),
		"login.check": async ({ place }) => ({ loggedIn: await logins.check(await targetOf(place)) }),
		"login.status": async ({ place }) => logins.status(await targetOf(place)),
		"login.logOut": async ({ place }) => {
			await logins.logOut(await targetOf(place));
			return {};
		},
		"login.providers": async ({ place }) => {
			const providers = await logins.withProviders(await targetOf(place), (login) => login.providers());
			return {
				providers: providers.map((each) => ({ ...each, supported: [...each.supported] })),
			};
		},
		"login.setProvider": async ({ place, headers, ...change }) => {
			await logins.setProvider(await targetOf(place), {
				...change,
				...(headers === undefined ? {} : { headers }),
			});
			return {};
		},
		"login.disableProvider": async ({ place, providerId }) => {
			await logins.withProviders(await targetOf(place), (login) => login.disableProvider(providerId));
			return {};
		},
	} satisfies Handlers<CallContext>;
};
