import { AgentCatalog } from "../agents/agent-catalog.ts";
import { keptAgents, ownAgents } from "../agents/agent-home.ts";
import { AgentPool } from "../agents/agent-pool.ts";
import { AgentSecrets, secretsOf } from "../agents/agent-secrets.ts";
import { AgentSettings } from "../agents/agent-settings.ts";
import { KeptAgents } from "../agents/kept-agents.ts";
import type { AgentStartOptions } from "../agents/start-agent.ts";
import type { Clients } from "../delivery/clients.ts";
import { Hosts } from "../hosts/hosts.ts";
import { WindowChanges } from "../hosts/window-changes.ts";
import type { HubSetup } from "./hub-setup.ts";

export type AgentParts = {
	readonly catalog: AgentCatalog;
	readonly secrets: AgentSecrets;
	readonly settings: AgentSettings;
	/** What every start of an agent needs. */
	readonly starts: AgentStartOptions;
	readonly pool: AgentPool;
	readonly hosts: Hosts;
	readonly windowChanges: WindowChanges;
	/** The agents that an earlier hub left running; undefined if there are none. */
	readonly kept: KeptAgents | undefined;
};

/** Agents, and the editor windows that supply their environment and secrets. */
export const openAgents = async (
	setup: HubSetup,
	clients: Clients,
	onWindowsChanged: () => void,
	onLoginStatus: NonNullable<AgentStartOptions["onLoginStatus"]>,
): Promise<AgentParts> => {
	const { agents, version, logger, keeper, secretMemory, now, later, teardown } = setup;
	const secrets = new AgentSecrets({
		logger,
		...(secretMemory === undefined ? {} : { memory: secretMemory }),
	});
	await secrets.register(agents);
	const catalog = new AgentCatalog(agents);
	const settings = new AgentSettings(catalog, secrets, (choices) =>
		clients.publish({ topic: "agents", payload: choices }),
	);
	const windowChanges = new WindowChanges();
	const hosts = new Hosts({
		push: (client, event) => clients.push(client, event),
		publish: (event) => clients.publish(event),
		onChanged: () => {
			windowChanges.changed();
			onWindowsChanged();
		},
		logger: logger.child("hosts"),
		now,
		later,
	});
	const starts: AgentStartOptions = {
		...{ logger, version, secretsOf, onLoginStatus },
		home: keeper === undefined ? ownAgents() : keptAgents(keeper),
		readSecret: async (name, folder) => {
			const { value } = await hosts.ask(folder, "host.readSecret", { name });
			if (value !== undefined) await secrets.hide([value]);
			return value;
		},
	};
	const pool = new AgentPool({
		...starts,
		environmentOf: (folder) => hosts.windows.environmentOf(folder),
	});
	teardown.ends(() => (setup.leaves() ? pool.leave() : pool.close()));
	const found = keeper?.current;
	const kept =
		found === undefined
			? undefined
			: new KeptAgents({
					...{ keeper: found, pool, version, logger },
					configOf: (agentId) => catalog.find(agentId),
					hide: (values) => secrets.hide(values),
				});
	return { catalog, secrets, settings, starts, pool, hosts, windowChanges, kept };
};
