import { isFields } from "@parley/base/guards/fields";
import type { CallOptions } from "../../pipe/agent-call.ts";
import { BadAnswerError } from "../session/session-errors.ts";
import { isProviderInfo, isProvidersResult } from "../wire/check.ts";
import type { AuthMethod } from "./auth-methods.ts";
import { type AgentLoginStatus, readIdentity, readStatus } from "./login-status.ts";

/** A source of models that an agent lets people configure. Without `current`, it is off. */
export type AgentProvider = {
	readonly providerId: string;
	readonly supported: readonly string[];
	readonly required: boolean;
	readonly current?: { readonly apiType: string; readonly baseUrl: string };
};

export type ProviderChange = {
	readonly providerId: string;
	readonly apiType: string;
	readonly baseUrl: string;
	readonly headers?: Readonly<Record<string, string>>;
};

export type AgentLoginOptions = {
	/** The agent's name in messages. */
	readonly name: string;
	readonly methods: readonly AuthMethod[];
	readonly capabilities: Readonly<Record<string, unknown>>;
	readonly call: (method: string, params: unknown, options: Omit<CallOptions, "name">) => Promise<unknown>;
};

/** None of these waits for a person. */
const timeoutMs = 30_000;
const maxProviders = 100;

/** The login of a running agent: how to log in and out, as whom it works, and where its models come from. */
export class AgentLogin {
	readonly methods: readonly AuthMethod[];
	/** What the agent offers besides its methods. */
	readonly offers: { readonly logOut: boolean; readonly status: boolean; readonly providers: boolean };
	readonly #options: AgentLoginOptions;
	readonly #listeners = new Set<(status: AgentLoginStatus) => void>();
	/** What the agent has told unasked. */
	#told: AgentLoginStatus | undefined;

	constructor(options: AgentLoginOptions) {
		this.#options = options;
		this.methods = options.methods;
		const { auth, providers } = options.capabilities;
		const { logout, status } = isFields(auth) ? auth : {};
		this.offers = { logOut: isFields(logout), status: isFields(status), providers: isFields(providers) };
	}

	/** The agent's notifications about its login, by method. */
	get notifications(): ReadonlyMap<string, (params: unknown) => void> {
		return new Map([
			["auth/status_update", (params) => this.#tell(readStatus(params))],
			["_auth/status_update", (params) => this.#tell(readIdentity(params))],
		]);
	}

	/** Calls back whenever the agent tells of its login unasked. */
	onStatus(listener: (status: AgentLoginStatus) => void): void {
		this.#listeners.add(listener);
	}

	/** Lets the agent log in by one of its own methods. A person may be part of it, so only the signal ends the wait. */
	async authenticate(methodId: string, signal: AbortSignal): Promise<void> {
		await this.#options.call("authenticate", { methodId }, { signal });
	}

	async logOut(): Promise<void> {
		await this.#options.call("logout", {}, { timeoutMs });
		this.#told = undefined;
	}

	/** What the agent says about its login, `unknown` if it does not tell. */
	async status(): Promise<AgentLoginStatus> {
		const { name, call } = this.#options;
		if (!this.offers.status) return this.#told ?? { state: "unknown", accounts: [] };
		const status = readStatus(await call("auth/status", {}, { timeoutMs }));
		if (status === undefined) throw new BadAnswerError(name, "auth/status");
		return status;
	}

	async providers(): Promise<readonly AgentProvider[]> {
		const { name, call } = this.#options;
		const result = await call("providers/list", {}, { timeoutMs });
		if (!isProvidersResult(result)) throw new BadAnswerError(name, "providers/list");
		return result.providers.slice(0, maxProviders).flatMap(readProvider);
	}

	async setProvider(change: ProviderChange): Promise<void> {
		await this.#options.call("providers/set", change, { timeoutMs });
	}

	async disableProvider(providerId: string): Promise<void> {
		await this.#options.call("providers/disable", { providerId }, { timeoutMs });
	}

	#tell(status: AgentLoginStatus | undefined): void {
		if (status === undefined) return;
		this.#told = status;
		for (const listener of this.#listeners) listener(status);
	}
}

const readProvider = (data: unknown): AgentProvider[] => {
	if (!isProviderInfo(data)) return [];
	const { providerId, supported, required, current } = data;
	return [
		{
			...{ providerId, supported: supported ?? [], required: required === true },
			...(current == null ? {} : { current: { apiType: current.apiType, baseUrl: current.baseUrl } }),
		},
	];
};
