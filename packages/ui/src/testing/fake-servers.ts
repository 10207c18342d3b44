import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { ServerSettings } from "@parley/protocol/mcp/settings";
import type { ServerFileProblem, ServerState } from "@parley/protocol/mcp/state";
import type { FakeHub } from "./fake-hub.ts";
import type { Methods } from "./methods.ts";

/** The MCP servers of an in-memory hub. What the agent has stays until it is applied. */
export class FakeServers {
	states: ServerState[] = [];
	problems: ServerFileProblem[] = [];
	own: ServerSettings[] = [];

	get isBehind(): boolean {
		return this.states.some(({ status, isInUse }) => (status === "given") !== isInUse);
	}

	change(name: string, part: Partial<ServerState>): void {
		this.states = this.states.map((each) => (each.name === name ? { ...each, ...part } : each));
	}
}

export const fakeServers = (hub: FakeHub): Methods => {
	const announce = () => {
		hub.emit({ topic: "servers", payload: {} });
		return {};
	};
	return {
		"mcp.list": ({ sessionId }) => ({
			folder: hub.session(sessionId).head.folder,
			servers: [...hub.servers.states],
			problems: [...hub.servers.problems],
			isBehind: hub.servers.isBehind,
			isBusy: hub.session(sessionId).head.running !== undefined,
		}),
		"mcp.switch": ({ name, scope, isOn }) => {
			const status = isOn ? "given" : "off";
			hub.servers.change(name, scope === "default" ? { isOnByDefault: isOn } : { isOn, status });
			return announce();
		},
		"mcp.approve": ({ name, approval }) => {
			const known = hub.servers.states.find((each) => each.name === name);
			if (known?.approval !== approval) throw new RequestFailure("conflict", "This server has changed.");
			hub.servers.change(name, { status: "given", isApproved: true });
			return announce();
		},
		"mcp.revoke": ({ name }) => {
			hub.servers.change(name, { status: "needsApproval", isApproved: false });
			return announce();
		},
		"mcp.apply": () => {
			for (const { name, status } of hub.servers.states)
				hub.servers.change(name, { isInUse: status === "given" });
			return announce();
		},
		"mcp.settings": () => ({ file: "/data/config.json", servers: [...hub.servers.own] }),
		"mcp.save": ({ name, entry, isNew }) => {
			if (isNew === true && hub.servers.own.some((each) => each.name === name))
				throw new RequestFailure("conflict", `There is an MCP server “${name}” already.`);
			const { values, ...rest } = entry;
			const saved = { name, ...rest, values: values.map(({ name: key }) => ({ name: key })), isOn: true };
			hub.servers.own = [...hub.servers.own.filter((each) => each.name !== name), saved];
			return announce();
		},
		"mcp.remove": ({ name }) => {
			hub.servers.own = hub.servers.own.filter((each) => each.name !== name);
			return announce();
		},
	};
};
