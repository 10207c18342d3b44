import type { GivenServer } from "@parley/protocol/mcp/server";
import type { ServerSettings } from "@parley/protocol/mcp/settings";
import type { ServerState } from "@parley/protocol/mcp/state";
import { wordedMessage } from "@parley/words/worded-message";
import type { Wording } from "@parley/words/wording";
import type { ChatServer } from "./chat-servers.ts";
import { type ConfiguredServer, valuesOf } from "./server-definition.ts";
import { hasSecretTarget, shownServer } from "./server-secrets.ts";

/** A server in a chat, for people to see. */
export const shownState = (
	server: ChatServer,
	given: readonly GivenServer[],
	isOutdated: boolean,
): ServerState => {
	const { configured, from, file, digest, isOn, isOnByDefault, isApproved, decision } = server;
	const { name, definition } = configured;
	const isInUse = given.some((each) => each.name === name && each.from === from);
	return {
		...{ name, from, status: decision.status, isOn, isOnByDefault, isInUse },
		...(definition === undefined ? {} : { transport: definition.transport, shown: shownServer(definition) }),
		...(file === undefined ? {} : { file }),
		...reasonOf(decision.reason),
		...(isInUse && isOutdated ? { isOutdated } : {}),
		...(from === "workspace" && digest !== undefined ? { approval: digest, isApproved } : {}),
	};
};

/** A server of the user, for the page that configures them. */
export const shownSettings = (server: ConfiguredServer, isOn: boolean): ServerSettings => {
	const { name, definition, problem } = server;
	if (definition === undefined) {
		const { message, ...worded } = wordedMessage(problem);
		return { name, values: [], isOn, problem: message, ...worded };
	}
	const values = Object.entries(valuesOf(definition)).map(([key, value]) => {
		if (value.value === undefined) return { name: key, safe: value.safe };
		return { name: key, ...(value.secret === undefined ? {} : { secret: value.secret }) };
	});
	const common = { name, transport: definition.transport, values, isOn };
	const isHidden = hasSecretTarget(definition);
	if (definition.transport === "stdio")
		return { ...common, command: definition.command, ...(isHidden ? {} : { args: [...definition.args] }) };
	return { ...common, ...(isHidden ? {} : { url: definition.url }) };
};

const reasonOf = (reason: Wording | undefined): Pick<ServerState, "reason" | "wording"> => {
	if (reason === undefined) return {};
	const { message, wording } = wordedMessage(reason);
	return { reason: message, wording };
};
