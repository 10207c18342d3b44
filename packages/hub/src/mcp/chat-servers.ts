import { homedir } from "node:os";
import { type ServerToGive, takenTransports } from "@parley/acp/v1/session/servers-to-give";
import type { Logger } from "@parley/logging/logger";
import type { ServerOrigin } from "@parley/protocol/mcp/server";
import { type Wording, wording } from "@parley/words/wording";
import type { Folders } from "../folders/folders.ts";
import type { Approvals } from "./approvals.ts";
import { decideServer, type ServerDecision } from "./decide-server.ts";
import { definitionDigest } from "./definition-digest.ts";
import { type ExpandedServer, expandDefinition } from "./expand-definition.ts";
import { launchServer, safesOf } from "./launch-server.ts";
import { readWorkspaceServers, type WorkspaceServers } from "./read-workspace-servers.ts";
import { type ConfiguredServer, valuesOf } from "./server-definition.ts";
import type { Switches } from "./switches.ts";
import type { UserServers } from "./user-servers.ts";

/** A chat, and the real path of its folder. */
export type Chat = { readonly sessionId: string; readonly folder: string };

type Capabilities = Readonly<Record<string, unknown>>;

/** A server in a chat, with everything that is known of it there. */
export type ChatServer = {
	readonly configured: ConfiguredServer;
	readonly from: ServerOrigin;
	readonly file: string | undefined;
	readonly expanded: ExpandedServer | undefined;
	/** Names exactly this one. */
	readonly digest: string | undefined;
	readonly isOn: boolean;
	readonly isOnByDefault: boolean;
	readonly isApproved: boolean;
	readonly decision: ServerDecision;
};

export type ChatServersOptions = {
	readonly user: Pick<UserServers, "all">;
	readonly approvals: Approvals;
	readonly switches: Switches;
	readonly folders: Pick<Folders, "trustOf">;
	readonly environmentOf: (folder: string) => Readonly<Record<string, string>> | undefined;
	/** Whether an editor can be asked for secrets. */
	readonly canAsk: (folder: string) => boolean;
	readonly readSecret: (name: string, folder: string) => Promise<string | undefined>;
	/** Hides values from logs and exports, by later hubs too. */
	readonly hide: (values: readonly string[]) => Promise<void>;
	readonly logger: Logger;
};

/** What a chat's agent session was given by this hub: digests by server, and the secrets that were missing. */
type Given = {
	readonly digests: ReadonlyMap<string, string>;
	readonly missing: ReadonlyMap<string, Wording>;
};

/** Decides which MCP servers the agent sessions of chats get. */
export class ChatServers {
	readonly #options: ChatServersOptions;
	readonly #given = new Map<string, Given>();

	constructor(options: ChatServersOptions) {
		this.#options = options;
	}

	/** The servers of a chat. Without an agent, it is not known which kinds it takes. */
	async list(
		chat: Chat,
		capabilities: Capabilities | undefined,
	): Promise<{ readonly servers: readonly ChatServer[]; readonly problems: WorkspaceServers["problems"] }> {
		const workspace = await readWorkspaceServers(chat.folder);
		const own = this.#options.user.all;
		const servers = [
			...own.map((server) => this.#look(chat, capabilities, { server, from: "user" })),
			...workspace.servers.map(({ file, ...server }) => {
				const isTaken = own.some(({ name }) => name === server.name);
				const problem = isTaken ? wording("mcpProblem.ownName") : undefined;
				return this.#look(chat, capabilities, { server, from: "workspace", file, problem });
			}),
		];
		return { servers, problems: workspace.problems };
	}

	/** The servers that a new agent session gets. What fails is left out and told in the chat's list: the agent starts without it. */
	async toGive(chat: Chat, capabilities: Capabilities): Promise<readonly ServerToGive[]> {
		const { logger, readSecret, hide } = this.#options;
		const digests = new Map<string, string>();
		const missing = new Map<string, Wording>();
		this.#given.delete(chat.sessionId);
		const { servers } = await this.list(chat, capabilities);
		const given: ServerToGive[] = [];
		for (const { configured, from, expanded, digest = "", decision } of servers) {
			if (decision.status !== "given" && decision.status !== "secretMissing") continue;
			if (expanded === undefined || expanded.problem !== undefined) continue;
			const { name } = configured;
			// Not earlier: a workspace that nobody approved must not choose which words are masked everywhere.
			await hide(expanded.secrets);
			const launched = await launchServer(expanded.definition, (secret) => readSecret(secret, chat.folder));
			if (launched.missing === undefined) {
				given.push({ name, from, launch: launched.launch });
				digests.set(keyOf(from, name), digest);
			} else missing.set(keyOf(from, name), launched.missing);
		}
		this.#given.set(chat.sessionId, { digests, missing });
		if (servers.length > 0)
			logger.info("MCP servers for an agent session", {
				sessionId: chat.sessionId,
				servers: servers.map(
					({ configured, from, decision }) => `${from} ${configured.name}: ${decision.status}`,
				),
				given: given.length,
			});
		return given;
	}

	/** Whether the agent session of a chat has an older version of a server. Unknown, so no, if an earlier hub gave it. */
	isOutdated({ sessionId }: Chat, { configured, from, digest }: ChatServer): boolean {
		const known = this.#given.get(sessionId)?.digests.get(keyOf(from, configured.name));
		return known !== undefined && digest !== undefined && known !== digest;
	}

	forget(sessionId: string): void {
		this.#given.delete(sessionId);
	}

	#look(
		{ sessionId, folder }: Chat,
		capabilities: Capabilities | undefined,
		found: {
			readonly server: ConfiguredServer;
			readonly from: ServerOrigin;
			readonly file?: string;
			readonly problem?: Wording | undefined;
		},
	): ChatServer {
		const { approvals, switches, folders, environmentOf, canAsk } = this.#options;
		const { server, from, file } = found;
		const { name, definition } = server;
		const scope = { folder, home: homedir(), environment: environmentOf(folder) ?? process.env };
		const expanded =
			definition === undefined ? undefined : expandDefinition(definition, scope, from === "user");
		const digest = definition === undefined ? undefined : definitionDigest(name, definition);
		const switched = { origin: from === "user" ? "" : folder, name };
		const configuredOn = definition === undefined || server.isOff !== true;
		const isOn = switches.isOn(sessionId, switched, configuredOn);
		const isApproved = digest !== undefined && approvals.has(folder, name, digest);
		const [safe] = definition === undefined ? [] : safesOf(valuesOf(definition));
		const known = this.#given.get(sessionId)?.missing.get(keyOf(from, name));
		const unasked =
			safe === undefined || canAsk(folder) ? undefined : wording("mcpProblem.noEditor", { secret: safe });
		const decision = decideServer({
			...{ from, isOn, isApproved, transport: definition?.transport },
			problem: found.problem ?? server.problem ?? expanded?.problem,
			isTrusted: folders.trustOf(folder) === "trusted",
			taken: capabilities === undefined ? undefined : takenTransports(capabilities),
			missing: known ?? unasked,
		});
		const isOnByDefault = switches.isOnByDefault(switched, configuredOn);
		return { configured: server, from, file, expanded, digest, isOn, isOnByDefault, isApproved, decision };
	}
}

const keyOf = (from: ServerOrigin, name: string): string => `${from} ${name}`;
