import { join } from "node:path";
import type { AgentConfig } from "../agents/agent-config.ts";

export const eliza: AgentConfig = {
	agentId: "eliza",
	title: "Eliza",
	thirdParty: false,
	command: process.execPath,
	args: [join(import.meta.dirname, "../../../agents/src/eliza/main.ts")],
	env: { ELIZA_RATE: "0" },
};

/** An agent that starts and stays silent. */
export const mute: AgentConfig = {
	...eliza,
	agentId: "mute",
	title: "Mute",
	args: ["--eval", "process.stdin.resume()"],
};

const refusal = `
	require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
		const { id } = JSON.parse(line);
		const error = { code: -32603, message: "there is no configuration" };
		console.log(JSON.stringify({ jsonrpc: "2.0", id, error }));
	});
`;

/** An agent that refuses the handshake. */
export const refusing: AgentConfig = {
	...eliza,
	agentId: "refusing",
	title: "Refusing",
	args: ["--eval", refusal],
};

/** A third-party agent, as far as the hub can tell. */
export const stranger: AgentConfig = { ...eliza, agentId: "stranger", title: "Stranger", thirdParty: true };
