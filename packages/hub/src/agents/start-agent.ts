import type { RunningAgent } from "@parley/acp/pipe/running-agent";
import type { AgentLoginStatus } from "@parley/acp/v1/login/login-status";
import { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { Logger } from "@parley/logging/logger";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { AgentConfig, AgentPlace } from "./agent-config.ts";
import type { AgentHome } from "./agent-home.ts";
import { noteOf } from "./agent-note.ts";

/** What every start of an agent needs. */
export type AgentStartOptions = {
	readonly logger: Logger;
	readonly version: string;
	/** Starts agents' processes. */
	readonly home: AgentHome;
	/** The values to hide from logs while an agent with this configuration runs. */
	readonly secretsOf?: (config: AgentConfig) => readonly string[];
	/** Reads a secret from an editor's secret storage. It must register the value for masking in logs first. */
	readonly readSecret?: (name: string, folder: string) => Promise<string | undefined>;
	/** Called when an agent tells unasked whether it is logged in. */
	readonly onLoginStatus?: (agentId: string, status: AgentLoginStatus) => void;
};

export type AgentStartRequest = {
	readonly config: AgentConfig;
	readonly place: AgentPlace;
	readonly signal: AbortSignal;
	/** Throws if nobody wants the agent any longer, just before its process starts. */
	readonly requireWanted?: () => void;
	/** Sees the process before it is spoken to. */
	readonly wrap?: (process: RunningAgent) => RunningAgent;
};

/** The agent needs a secret that no editor provides. */
export class SecretMissingError extends WordedError {
	override readonly name = "SecretMissingError";
	constructor(agent: string, secret: string, cause?: unknown) {
		super(wording("agentStart.secretMissing", { agent, secret }), { cause });
	}
}

/** Starts an agent as configured and initialises it. Rejects with the reason and then leaves no process behind. */
export const startAgent = async (
	{ logger: parent, version, home, secretsOf, readSecret, onLoginStatus }: AgentStartOptions,
	{ config, place, signal, requireWanted = () => undefined, wrap = (process) => process }: AgentStartRequest,
): Promise<AgentConnection> => {
	const { folder, environment } = place;
	const logger = parent.child("agent", { agent: config.agentId });
	const { command, args, env, title: name, cwd = folder, startTimeout } = config;
	// An editor may be asking a person for them.
	const secrets = await unlessAborted(readSecrets(config, folder, readSecret), signal);
	requireWanted();
	const whole = {
		...{ name, command, args, cwd },
		env: { ...env, ...secrets },
		...(environment === undefined ? {} : { inherited: environment }),
	};
	const hidden = [...Object.values(secrets), ...(secretsOf?.(config) ?? [])];
	const connection = await AgentConnection.open({
		name,
		start: async () => wrap(await home.start(whole, logger)),
		logger,
		clientVersion: version,
		services: { questions: true },
		signal,
		...(startTimeout === undefined ? {} : { startTimeoutMs: startTimeout * 1000 }),
		note: noteOf(config, place, hidden),
	});
	connection.login.onStatus((status) => onLoginStatus?.(config.agentId, status));
	return connection;
};

/** Without all secrets the agent is not started: it would fail later and less clearly. */
const readSecrets = async (
	{ title, secrets = {} }: AgentConfig,
	folder: string,
	readSecret: AgentStartOptions["readSecret"],
): Promise<Record<string, string>> => {
	const read = Object.entries(secrets).map(async ([variable, name]) => {
		const value = await readSecret?.(name, folder).catch((cause: unknown) => {
			throw new SecretMissingError(title, name, cause);
		});
		if (value === undefined) throw new SecretMissingError(title, name);
		return [variable, value] as const;
	});
	return Object.fromEntries(await Promise.all(read));
};

const unlessAborted = <T>(wanted: Promise<T>, signal: AbortSignal): Promise<T> =>
	new Promise((resolve, reject) => {
		const abort = (): void => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
		wanted.then(resolve, reject);
	});
