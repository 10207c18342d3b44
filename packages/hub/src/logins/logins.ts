import type { ProviderChange } from "@parley/acp/v1/login/agent-login";
import { type AuthMethod, shownMethod } from "@parley/acp/v1/login/auth-methods";
import type { AgentLoginStatus } from "@parley/acp/v1/login/login-status";
import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { Logger } from "@parley/logging/logger";
import type { ChangedVariable } from "@parley/protocol/agent/settings";
import type { Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { LoginCommand, LoginStatus } from "@parley/protocol/login/methods";
import { readLogin } from "@parley/protocol/login/read-login";
import { wording } from "@parley/words/wording";
import type { AgentConfig } from "../agents/agent-config.ts";
import type { AgentLease, AgentPool } from "../agents/agent-pool.ts";
import type { Hosts } from "../hosts/hosts.ts";
import type { Session } from "../sessions/session.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import {
	LoginKindError,
	LoginMethodGoneError,
	StillLoggedOutError,
	TerminalLoginFailedError,
} from "./login-errors.ts";
import { loginCommand, loginLaunch } from "./login-launch.ts";
import { saveVariables, type VariableSafe } from "./save-variables.ts";

/** The agent that is meant, and the chat for which, if there is one. */
export type LoginTarget = {
	readonly config: AgentConfig;
	readonly folder: string;
	readonly session?: Session;
};

export type LoginsOptions = {
	readonly attempts: LoginAttempts;
	readonly pool: Pick<AgentPool, "lease">;
	readonly hosts: Pick<Hosts, "ask" | "windows">;
	readonly safe: Omit<VariableSafe, "store">;
	/** The chats whose agent wants a login. */
	readonly wanting: (agentId: string) => readonly Session[];
	readonly logger: Logger;
	/** Monotonic milliseconds. */
	readonly elapsed: () => number;
};

/** An agent that keeps telling that it is logged in, and then refuses, is not asked more often. */
const toldEveryMs = 5000;

/** Logs agents in and out. Whether a chat's agent wants a login is in the chat's log; what is under way is here. */
export class Logins {
	readonly #options: LoginsOptions;
	/** When agents last told that they are logged in. */
	readonly #told = new Map<string, number>();

	constructor(options: LoginsOptions) {
		this.#options = options;
	}

	get attempts(): LoginAttempts {
		return this.#options.attempts;
	}

	/** Begins a login: by the agent itself, or in a terminal of an editor. */
	start(target: LoginTarget, methodId: string, inEditor: boolean): void {
		this.attempts.begin(target.config, methodId, ({ signal, checking }) =>
			this.#with(
				target,
				async (connection, lease) => {
					const method = methodOf(target, connection, methodId);
					if (method.kind === "agent") {
						await connection.login.authenticate(methodId, signal);
						checking();
						await this.#require(target, lease, { restarts: false });
					} else if (method.terminal !== undefined && inEditor) {
						const exitCode = await unlessAborted(this.#inTerminal(target, method), signal);
						checking();
						const isIn = await this.#check(target, lease, { restarts: true });
						if (!isIn) throw new TerminalLoginFailedError(target.config.title, exitCode);
					} else throw new LoginKindError(method.name);
				},
				signal,
			),
		);
	}

	/** Keeps values for an agent's variables, for its next start. */
	async saveVariables(
		target: LoginTarget,
		methodId: string,
		given: readonly ChangedVariable[],
	): Promise<Result<"login.saveVariables">["kept"]> {
		const { config, folder } = target;
		const { hosts, safe } = this.#options;
		const method = await this.#with(target, async (connection) => methodOf(target, connection, methodId));
		if (method.kind !== "variables") throw new LoginKindError(method.name);
		const hasEditor = hosts.windows.forFolder(folder) !== undefined;
		const store = async (name: string, value: string): Promise<void> =>
			void (await hosts.ask(folder, "host.storeSecret", { name, value }));
		return saveVariables({ ...safe, store: hasEditor ? store : undefined }, config, method, given);
	}

	/** Tries an agent that was given other values. */
	tryAgain(target: LoginTarget, methodId: string, restarts: boolean): void {
		this.attempts.begin(target.config, methodId, ({ signal, checking }) => {
			checking();
			return this.#with(
				target,
				(_, lease) => this.#require(target, lease, { restarts, renewed: true }),
				signal,
			);
		});
	}

	/** What a person has to run to log in. */
	command(target: LoginTarget, methodId: string): Promise<LoginCommand> {
		return this.#with(target, async (connection) => {
			const method = methodOf(target, connection, methodId);
			if (method.terminal === undefined) throw new LoginKindError(method.name);
			return loginCommand(loginLaunch(target.config, target.folder, method.terminal), process.platform);
		});
	}

	/** Asks the agent whether it is logged in now. */
	async check(target: LoginTarget): Promise<boolean> {
		const isIn = await this.#with(target, (_, lease) => this.#check(target, lease, { restarts: true }));
		if (isIn) this.attempts.forget(target.config.agentId);
		return isIn;
	}

	status(target: LoginTarget): Promise<LoginStatus> {
		return this.#with(target, async ({ login }) => {
			const { state, accounts } = await login.status();
			return {
				...{ state, accounts: [...accounts], methods: login.methods.map(shownMethod) },
				...{ canLogOut: login.offers.logOut, hasProviders: login.offers.providers },
			};
		});
	}

	logOut(target: LoginTarget): Promise<void> {
		return this.#with(target, async ({ login }) => {
			if (!login.offers.logOut) throw notOffered(target);
			await login.logOut();
		});
	}

	/** Its headers often hold a key. */
	async setProvider(target: LoginTarget, change: ProviderChange): Promise<void> {
		await this.#options.safe.secrets.hide(Object.values(change.headers ?? {}));
		await this.withProviders(target, (login) => login.setProvider(change));
	}

	/** Does something with the sources of models of an agent that offers to configure them. */
	withProviders<T>(target: LoginTarget, work: (login: AgentConnection["login"]) => Promise<T>): Promise<T> {
		return this.#with(target, async ({ login }) => {
			if (!login.offers.providers) throw notOffered(target);
			return work(login);
		});
	}

	/** An agent tells unasked that it is logged in: somebody has done that elsewhere. */
	told(agentId: string, { state }: AgentLoginStatus): void {
		const { elapsed, wanting, logger } = this.#options;
		const isIn = state === "loggedIn" || state === "notRequired";
		const before = this.#told.get(agentId);
		if (!isIn || this.attempts.isUnderWay(agentId) || wanting(agentId).length === 0) return;
		if (before !== undefined && elapsed() - before < toldEveryMs) return;
		this.#told.set(agentId, elapsed());
		this.#retry(agentId, undefined, false).catch((error: unknown) =>
			logger.warn("A chat did not go on after a login", { agentId, error }),
		);
	}

	/** The agent says that it is logged in, or this fails. */
	async #require(target: LoginTarget, lease: AgentLease, how: Retry): Promise<void> {
		if (await this.#check(target, lease, how)) return;
		const { config, session } = target;
		const login = session === undefined ? undefined : readLogin(session.log.head.aspects);
		throw new StillLoggedOutError(config.title, login?.state === "needed" ? login.need.reason : "");
	}

	async #check(
		target: LoginTarget,
		lease: AgentLease,
		{ restarts, renewed = false }: Retry,
	): Promise<boolean> {
		const { agentId } = target.config;
		if ((await this.#says(lease)) !== "loggedOut" && (await this.#retry(agentId, target.session, renewed)))
			return true;
		// Many agents read what identifies a person only when they start. Chats that work are not disturbed.
		const connection = await lease.ready();
		if (!restarts || connection.sessions.size > 0) return false;
		await lease.restart();
		return (await this.#says(lease)) !== "loggedOut" && this.#retry(agentId, target.session, renewed);
	}

	async #says(lease: AgentLease): Promise<AgentLoginStatus["state"]> {
		const { login } = await lease.ready();
		return login.offers.status ? (await login.status()).state : "unknown";
	}

	/** Every chat that waits for this login tries again. False if the one that is meant still has to wait. */
	async #retry(agentId: string, meant: Session | undefined, renewed: boolean): Promise<boolean> {
		const { wanting, logger } = this.#options;
		const others = wanting(agentId).filter((each) => each !== meant);
		for (const each of others)
			each.retryLogin(renewed).catch((error: unknown) => {
				logger.warn("A chat did not go on after a login", { agentId, error });
			});
		return meant === undefined || !meant.wantsLogin || meant.retryLogin(renewed);
	}

	async #inTerminal(
		{ config, folder }: LoginTarget,
		{ name, terminal }: AuthMethod,
	): Promise<number | undefined> {
		if (terminal === undefined) throw new LoginKindError(name);
		const { hidden: _, command, args, cwd, env, secrets } = loginLaunch(config, folder, terminal);
		const { exitCode } = await this.#options.hosts.ask(folder, "host.runLogin", {
			...{ title: config.title, command, args: [...args], cwd, env: { ...env }, secrets: { ...secrets } },
		});
		return exitCode;
	}

	/** Uses the agent's process, which is started if necessary and ends with its last user. */
	async #with<T>(
		{ config, folder, session }: LoginTarget,
		use: (connection: AgentConnection, lease: AgentLease) => Promise<T>,
		signal?: AbortSignal,
	): Promise<T> {
		const lease = this.#options.pool.lease(config, folder, session?.log.sessionId);
		try {
			const ready = lease.ready();
			return await use(await (signal === undefined ? ready : unlessAborted(ready, signal)), lease);
		} finally {
			await lease.release();
		}
	}
}

type Retry = {
	/** Whether an agent that says no may be started anew and asked again. */
	readonly restarts: boolean;
	/** Whether the agent's configuration has changed. */
	readonly renewed?: boolean;
};

const methodOf = ({ config }: LoginTarget, { login }: AgentConnection, methodId: string): AuthMethod => {
	const method = login.methods.find(({ id }) => id === methodId);
	if (method === undefined) throw new LoginMethodGoneError(config.title, methodId);
	return method;
};

const notOffered = ({ config }: LoginTarget): RequestFailure =>
	new RequestFailure("bad_request", wording("login.notOffered", { agent: config.title }));

const unlessAborted = <T>(wanted: Promise<T>, signal: AbortSignal): Promise<T> =>
	new Promise((resolve, reject) => {
		const abort = (): void => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
		wanted.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
	});
