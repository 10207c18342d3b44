import type { AgentApp, AgentContext } from "@agentclientprotocol/sdk";
import type { Practice } from "./practice.ts";

/** `authenticate`, `logout` and `auth/status`, where a login is needed. */
export const serveLogin = (app: AgentApp, { login }: Practice): AgentApp => {
	if (!login.needed) return app;
	const tell = (client: AgentContext): Promise<void> =>
		client.notify<unknown>("auth/status_update", login.status());
	return app
		.onRequest("authenticate", async ({ params, client }) => {
			login.by(params.methodId);
			await tell(client);
			return {};
		})
		.onRequest("logout", async ({ client }) => {
			login.end();
			await tell(client);
			return {};
		})
		.onRequest(
			"auth/status",
			(params) => params,
			() => login.status(),
		);
};
