import { type AgentApp, RequestError } from "@agentclientprotocol/sdk";
import type { ProviderInfo } from "@agentclientprotocol/sdk/unstable";
import { readFields, readText } from "./params.ts";
import type { Practice } from "./practice.ts";

/** `providers/list`, `providers/set` and `providers/disable`: where her models would live, if she had any. */
export const serveProviders = (app: AgentApp, { options }: Practice): AgentApp => {
	if (!options.offer.has("providers")) return app;
	const main = { apiType: "anthropic", baseUrl: "https://models.example.org" };
	const providers: ProviderInfo[] = [
		{ providerId: "main", supported: ["anthropic", "openai"], required: true, current: main },
		{ providerId: "spare", supported: ["openai"], required: false, current: null },
	];
	const find = (providerId: string): ProviderInfo => {
		const provider = providers.find((each) => each.providerId === providerId);
		if (provider === undefined) throw RequestError.invalidParams({ providerId }, "there is no such provider");
		return provider;
	};
	return app
		.onRequest("providers/list", readFields, () => ({ providers }))
		.onRequest("providers/set", readFields, ({ params }) => {
			const provider = find(readText(params, "providerId"));
			const current = { apiType: readText(params, "apiType"), baseUrl: readText(params, "baseUrl") };
			if (!provider.supported.includes(current.apiType))
				throw RequestError.invalidParams(current, "this provider does not speak that");
			provider.current = current;
			return {};
		})
		.onRequest("providers/disable", readFields, ({ params }) => {
			const provider = find(readText(params, "providerId"));
			if (provider.required) throw RequestError.invalidParams(params, "this provider is needed");
			provider.current = null;
			return {};
		});
};
