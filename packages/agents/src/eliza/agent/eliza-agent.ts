import { type AgentApp, agent } from "@agentclientprotocol/sdk";
import { defaultOptions, type Options } from "../options/options.ts";
import { serveExtensions } from "../practice/extension-methods.ts";
import { serveIntroduction } from "../practice/introduction.ts";
import { serveLibrary } from "../practice/library-methods.ts";
import { serveLogin } from "../practice/login-methods.ts";
import { Practice } from "../practice/practice.ts";
import { servePrompts } from "../practice/prompt-method.ts";
import { serveProviders } from "../practice/providers.ts";
import { serveReopening } from "../practice/reopen-methods.ts";
import { serveSessions } from "../practice/session-methods.ts";
import { serveSettings } from "../practice/settings-methods.ts";
import { serveSteering } from "../practice/steering.ts";
import type { Host } from "./host.ts";

/** Eliza as an ACP agent for one connection. What the options do not offer is not there. */
export const elizaAgent = (host: Host, options: Options = defaultOptions): AgentApp => {
	const practice = new Practice(host, options);
	const app = agent({ name: "eliza" }).onConnect(async (connection) => {
		await connection.closed;
		await practice.closeAll();
	});
	serveIntroduction(app, practice);
	serveLogin(app, practice);
	serveSessions(app, practice);
	serveReopening(app, practice);
	serveLibrary(app, practice);
	serveSettings(app, practice);
	serveProviders(app, practice);
	servePrompts(app, practice);
	serveSteering(app, practice);
	return serveExtensions(app);
};
