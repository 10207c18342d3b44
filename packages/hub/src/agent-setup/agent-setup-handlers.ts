import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import type { AgentSetup } from "./agent-setup.ts";
import { knownAgents } from "./catalogue/known-agents.ts";
import { shownSettings } from "./shown-settings.ts";

/*
 * Open to browsers too: whoever holds a token can already have an agent run any command in a folder that they may trust themselves, so a
 * refusal here would protect nothing (docs/decisions.md).
 */
export const agentSetupHandlers = (setup: AgentSetup) =>
	({
		"agent.settings": () => ({
			file: setup.file.path,
			agents: setup.catalog
				.list()
				.map((config) => shownSettings(config, setup.file.isBuiltIn(config.agentId))),
		}),
		"agent.save": async ({ agentId, entry, isNew = false }) => {
			await setup.settings.change(await setup.file.save(agentId, entry, isNew));
			return {};
		},
		"agent.remove": async ({ agentId }) => {
			await setup.settings.change(await setup.file.remove(agentId));
			return {};
		},
		"agent.catalogue": () => ({ agents: [...knownAgents] }),
		"agent.detect": ({ folder }) => setup.detect(folder),
		"agent.registry": ({ source, refresh = false }) => setup.registry.read(source, refresh),
		"agent.planInstall": (what) => setup.plan(what),
		"agent.install": ({ planId, withScripts }) => ({ jobId: setup.install(planId, withScripts) }),
		"agent.uninstall": async ({ id }) => {
			await setup.installer.uninstall(id);
			return {};
		},
		"agent.test": async ({ agentId, folder }) => ({ jobId: await setup.test(agentId, folder) }),
		"agent.follow": async ({ jobId, seen }) => {
			const { revision, output, outcome } = await setup.jobs.follow(jobId, seen);
			return { more: outcome === undefined, revision, output, ...outcome };
		},
		"agent.cancel": async ({ jobId }) => {
			await setup.jobs.cancel(jobId);
			return {};
		},
	}) satisfies Handlers<CallContext>;
