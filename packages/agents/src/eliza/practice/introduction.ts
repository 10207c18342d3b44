import type { AgentApp, InitializeResponse } from "@agentclientprotocol/sdk";
import { version } from "../agent/version.ts";
import { authMethods } from "./login.ts";
import type { Practice } from "./practice.ts";

const sessionAbilities = ["list", "close", "delete", "resume", "fork", "archive", "title", "status"] as const;

/** The status is not in the stable protocol yet. */
const auth = { logout: {}, status: {} };

/** `initialize`: who she is and what she offers. */
export const serveIntroduction = (app: AgentApp, practice: Practice): AgentApp => {
	return app.onRequest("initialize", ({ params }) => {
		practice.capabilities = params.clientCapabilities ?? {};
		return introduce(practice);
	});
};

const introduce = ({ options, login, capabilities, host }: Practice): InitializeResponse => {
	const { sessions, offer, mcp, prompt = new Set(["image", "embedded"]) } = options;
	return {
		protocolVersion: options.protocol,
		agentInfo: { name: "eliza", title: "Eliza", version },
		agentCapabilities: {
			loadSession: sessions.has("load"),
			promptCapabilities: {
				image: prompt.has("image"),
				embeddedContext: prompt.has("embedded"),
				...(prompt.has("audio") && { audio: true }),
			},
			sessionCapabilities: {
				...Object.fromEntries(
					sessionAbilities.filter((name) => sessions.has(name)).map((name) => [name, {}]),
				),
				...(offer.has("roots") && { additionalDirectories: {} }),
			},
			...(mcp.size > 0 && { mcpCapabilities: { http: mcp.has("http"), sse: mcp.has("sse") } }),
			...(login.needed && { auth }),
			...(offer.has("providers") && { providers: {} }),
		},
		authMethods: authMethods(options, capabilities, host.program),
		...(offer.has("steering") && { _meta: { steering: { supported: true } } }),
	};
};
