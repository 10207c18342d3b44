import type { HubConnection } from "@parley/client/core/hub-connection";
import type {
	LoginAttempt,
	LoginAttempts,
	LoginCommand,
	LoginPlace,
	LoginProvider,
	LoginStatus,
} from "@parley/protocol/login/methods";
import { type Accessor, createSignal } from "solid-js";

/** A value that a person has entered for a variable of an agent. */
export type EnteredValue = { readonly name: string; readonly value: string };

/** The logins of agents: what is under way, and the requests about them. */
export class Logins {
	readonly #attempts: Accessor<readonly LoginAttempt[]>;
	readonly #set: (attempts: readonly LoginAttempt[]) => void;
	readonly #hub: Pick<HubConnection, "request">;

	constructor(hub: Pick<HubConnection, "request">) {
		this.#hub = hub;
		const [attempts, setAttempts] = createSignal<readonly LoginAttempt[]>([]);
		this.#attempts = attempts;
		this.#set = setAttempts;
	}

	async load(): Promise<void> {
		this.take(await this.#hub.request("login.list", {}));
	}

	take({ attempts }: LoginAttempts): void {
		this.#set(attempts);
	}

	/** The login of an agent that is under way, or how the last one failed. */
	of(agentId: string): LoginAttempt | undefined {
		return this.#attempts().find((attempt) => attempt.agentId === agentId);
	}

	async start(place: LoginPlace, methodId: string, inEditor: boolean): Promise<void> {
		await this.#hub.request("login.start", { place, methodId, inEditor });
	}

	async cancel(agentId: string): Promise<void> {
		await this.#hub.request("login.cancel", { agentId });
	}

	async save(place: LoginPlace, methodId: string, values: readonly EnteredValue[]): Promise<void> {
		await this.#hub.request("login.saveVariables", { place, methodId, variables: [...values] });
	}

	command(place: LoginPlace, methodId: string): Promise<LoginCommand> {
		return this.#hub.request("login.command", { place, methodId });
	}

	async check(place: LoginPlace): Promise<boolean> {
		return (await this.#hub.request("login.check", { place })).loggedIn;
	}

	status(place: LoginPlace): Promise<LoginStatus> {
		return this.#hub.request("login.status", { place });
	}

	async logOut(place: LoginPlace): Promise<void> {
		await this.#hub.request("login.logOut", { place });
	}

	async providers(place: LoginPlace): Promise<readonly LoginProvider[]> {
		return (await this.#hub.request("login.providers", { place })).providers;
	}

	async setProvider(
		place: LoginPlace,
		{ providerId }: LoginProvider,
		{ apiType, baseUrl, header }: { apiType: string; baseUrl: string; header: string },
	): Promise<void> {
		const headers = header === "" ? {} : { headers: { authorization: header } };
		await this.#hub.request("login.setProvider", { place, providerId, apiType, baseUrl, ...headers });
	}

	async disableProvider(place: LoginPlace, { providerId }: LoginProvider): Promise<void> {
		await this.#hub.request("login.disableProvider", { place, providerId });
	}
}
