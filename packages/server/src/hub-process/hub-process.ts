import { chmod, lstat, mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { readHubPhase } from "@parley/client/node/hub-phase";
import { processStart } from "@parley/client/node/process-start";
import { endOrphans } from "@parley/hub/agents/end-orphans";
import { KeeperLink, type KeeperLinkOptions } from "@parley/hub/agents/keeper-link";
import { Hub } from "@parley/hub/hub";
import type { HubLogs } from "@parley/hub/maintenance/maintenance-handlers";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import type { Logger } from "@parley/logging/logger";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { builtInAgents } from "../config/built-in-agents.ts";
import { ConfigFile } from "../config/config-file.ts";
import { readAgents } from "../config/read-agents.ts";
import { readUserServers } from "../config/read-user-servers.ts";
import { openSecretMemory } from "../config/secret-memory.ts";
import { AgentsWatch } from "../config/watch-agents.ts";
import type { AccessRules } from "../http/access.ts";
import { Listener } from "../http/listener.ts";
import { Routes } from "../http/routes.ts";
import { loadUiFiles } from "../http/ui-files.ts";
import { CleanUp } from "./clean-up.ts";
import { controlHandlers } from "./control-handlers.ts";
import type { HubFiles } from "./hub-files.ts";
import { HubLock } from "./hub-lock.ts";
import { IdleWatch } from "./idle-watch.ts";
import { Listeners } from "./listeners.ts";
import { openingStore, PhaseFile } from "./phase-file.ts";
import { ensureToken, writePrivateFile } from "./private-file.ts";

export type HubProcessOptions = {
	readonly files: HubFiles;
	readonly uiFolder: string;
	readonly version: string;
	readonly logger: Logger;
	readonly idleMilliseconds: number;
	/** Opens the store; by default, SQLite in the data folder. */
	readonly openStore?: typeof openSqliteStore;
	readonly onRunning?: () => void;
	/** How the keeper starts a hub when it has been alone for too long; by default, as this one was started. */
	readonly successor?: Successor;
	readonly hubLogs?: HubLogs;
	/** How a keeper is started; by default, with the limits it states. */
	readonly keeperStart?: KeeperLinkOptions["start"];
};

type Successor = KeeperLinkOptions["successor"];

/** Why a hub ends. What it does with its agents depends on it. */
type EndReason =
	| { readonly why: "stopped" | "idle"; readonly agents: "end" }
	| { readonly why: "signalled" | "store failed" | "replaced"; readonly agents: "leave" };

/** Runs a hub until it is stopped, has been idle for long enough, or its store fails. Resolves with the reason. */
export const runHubProcess = async (options: HubProcessOptions, signal: AbortSignal): Promise<string> => {
	const { files, version, logger, openStore = openSqliteStore } = options;
	await mkdir(files.data, { recursive: true, mode: 0o700 });
	await using stack = new CleanUp();
	stack.use(HubLock.take(files.lock, files.data));
	const wasStopped = (await readHubPhase(files.data))?.phase === "stopped";
	const phase = stack.use(new PhaseFile(files.data));
	await phase.starting(openingStore(files));
	const ended = Promise.withResolvers<EndReason>();
	const endBy = (reason: EndReason) => (): void => ended.resolve(reason);
	signal.addEventListener("abort", endBy({ why: "signalled", agents: "leave" }), { once: true });

	const [uiFiles, token, configured, servers, secretMemory] = await Promise.all([
		loadUiFiles(options.uiFolder),
		ensureToken(files.token),
		readAgents(files.config),
		readUserServers(files.config),
		openSecretMemory(files.secrets, logger),
	]);
	logger.redactor.register(token);
	// First of all, because a dead keeper's agents may still be working in a user's folder.
	await endOrphans(files.agents, logger.child("agent"));
	const store = await openStore(files.store, {
		onWarning: (message) => logger.warn("The store reports a problem", { message }),
	});
	await phase.starting("reading its chats");
	const keeper = await KeeperLink.find({
		...{ folder: files.keeper, ledgerFolder: files.agents, version, logger },
		successor: options.successor ?? thisHub(files.data),
		onReplaced: endBy({ why: "replaced", agents: "leave" }),
		...(options.keeperStart === undefined ? {} : { start: options.keeperStart }),
	});
	// Its connection would keep a hub alive that could not start.
	stack.defer(() => keeper.leave());
	const file = new ConfigFile({ path: files.config, builtIn: builtInAgents });
	const hub = await Hub.open({
		store,
		agents: [...builtInAgents, ...configured],
		version,
		logger,
		secretMemory,
		keeper,
		wasStopped,
		agentSetup: { file, installed: files.installed, registry: files.registry },
		...{ servers, serverFile: file },
		...(options.hubLogs === undefined ? {} : { hubLogs: options.hubLogs }),
		onClientGone: (client) => void listeners.closeAllOf(client),
		onStoreFailed: (error) => {
			logger.error("The store failed; the hub exits, since it cannot save anything", { error });
			ended.resolve({ why: "store failed", agents: "leave" });
		},
	});
	// A hub that fails while it starts leaves its agents to the next one.
	let agents: EndReason["agents"] = "leave";
	stack.defer(async () => {
		const closed = agents === "leave" ? hub.leave() : hub.close();
		await closed.catch((error: unknown) => logger.error("The hub did not shut down cleanly", { error }));
		await (agents === "leave" ? keeper.leave() : keeper.end());
	});
	stack.use(
		new AgentsWatch({
			path: files.config,
			known: configured,
			logger: logger.child("config"),
			onAgents: async (agents) => {
				await hub.agents.change([...builtInAgents, ...agents]);
				await hub.servers.change(await readUserServers(files.config));
			},
			onProblem: (problem) => hub.agents.report(problem),
		}),
	);
	// The file may have changed before it was watched.
	await hub.servers.change(await readUserServers(files.config).catch(() => servers));
	const routesFor =
		(role: "host" | "browser") =>
		(access: AccessRules): Routes => {
			logger.redactor.register(access.token);
			return new Routes({
				role,
				access,
				clients: hub.clients,
				handlers,
				uiFiles,
				logger: logger.child("http"),
			});
		};
	const listeners: Listeners = new Listeners(routesFor("browser"), (url) => hub.clients.dismiss(url));
	stack.defer(() => listeners.closeAll());
	const startedAt = Date.now();
	const handlers = {
		...hub.handlers,
		...controlHandlers({
			hub,
			listeners,
			version,
			startedAt,
			end: endBy({ why: "stopped", agents: "end" }),
			leave: endBy({ why: "signalled", agents: "leave" }),
			keeper,
		}),
	};

	stack.use(
		await openLocalSocket(files.socket, files.data, () =>
			routesFor("host")({ listenerUrl: "", token, hosts: undefined }),
		),
	);
	const { pid } = process;
	const started = await processStart(pid);
	const address = { pid, socket: files.socket, version, epoch: store.epoch, startedAt, started };
	await writePrivateFile(files.address, `${JSON.stringify(address)}\n`);
	await phase.running();
	options.onRunning?.();
	logger.info("The hub runs", { pid: process.pid, socket: files.socket, version });
	stack.use(
		new IdleWatch({
			isIdle: () => hub.isIdle,
			limit: options.idleMilliseconds,
			onIdle: endBy({ why: "idle", agents: "end" }),
		}),
	);

	const { why, ...fate } = await ended.promise;
	agents = fate.agents;
	logger.info("The hub ends", { reason: why, agents });
	// Before the address disappears, so that no client starts another hub.
	if (why === "stopped") await phase.stopped();
	await rm(files.address, { force: true });
	// While its views are connected, so that they see how their turns ended.
	if (why === "stopped")
		await hub.stop().catch((error: unknown) => logger.error("The hub did not stop cleanly", { error }));
	return why;
};

/** How to start this hub again. */
const thisHub = (data: string): Successor => ({
	command: process.execPath,
	args: [...process.execArgv, ...process.argv.slice(1)],
	cwd: data,
	env: Object.fromEntries(
		Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
	),
});

/** Another user's program could listen there for what hosts send. */
class ForeignFolderError extends WordedError {
	override readonly name = "ForeignFolderError";
	constructor(path: string) {
		super(wording("hubStart.foreignFolder", { folder: path }));
	}
}

const requireOwnFolder = async (path: string): Promise<void> => {
	const found = await lstat(path);
	const isOwn = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
	if (!isOwn) throw new ForeignFolderError(path);
};

/** The listener for the user's own programs. Since we hold the lock, an existing socket belongs to a dead hub and is removed. */
const openLocalSocket = async (path: string, data: string, routes: () => Routes): Promise<Listener> => {
	const isPipe = path.startsWith("\\\\");
	if (!isPipe) {
		await mkdir(dirname(path), { recursive: true, mode: 0o700 });
		if (dirname(path) !== data) await requireOwnFolder(dirname(path));
		await rm(path, { force: true });
	}
	const listener = await Listener.open(path, { path }, routes);
	if (!isPipe) await chmod(path, 0o600);
	return listener;
};
