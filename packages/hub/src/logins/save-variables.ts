import type { AuthMethod } from "@parley/acp/v1/login/auth-methods";
import type { ChangedVariable } from "@parley/protocol/agent/settings";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { AgentFile } from "../agent-setup/agent-file.ts";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { AgentConfig } from "../agents/agent-config.ts";
import type { AgentSecrets } from "../agents/agent-secrets.ts";
import type { AgentSettings } from "../agents/agent-settings.ts";

/** Where an agent's variables are kept. */
export type VariableSafe = {
	readonly catalog: Pick<AgentCatalog, "isBrought" | "put">;
	readonly secrets: Pick<AgentSecrets, "hide" | "register">;
	readonly settings: Pick<AgentSettings, "change">;
	readonly file: AgentFile | undefined;
	/** Puts a secret into an editor's secret storage; undefined if no editor is attached. */
	readonly store: ((name: string, value: string) => Promise<void>) | undefined;
};

type Value = { readonly name: string; readonly value: string; readonly secret: boolean };

/** Keeps what a person has entered for an agent's variables, for its next start. Nobody can read it again. */
export const saveVariables = async (
	{ catalog, secrets, settings, file, store }: VariableSafe,
	config: AgentConfig,
	method: AuthMethod,
	given: readonly ChangedVariable[],
): Promise<"editor" | "file" | "untilExit"> => {
	const values = valuesFor(config, method, given);
	// Before anything else may mention them.
	await secrets.hide(values.filter(({ secret }) => secret).map(({ value }) => value));
	const { agentId, title } = config;
	if (catalog.isBrought(agentId)) {
		const env = Object.fromEntries(values.map(({ name, value }) => [name, value]));
		const secrecy = Object.fromEntries(values.map(({ name, secret }) => [name, secret]));
		const changed = {
			...config,
			env: { ...config.env, ...env },
			secrecy: { ...config.secrecy, ...secrecy },
		};
		await secrets.register([changed]);
		catalog.put(changed);
		return "untilExit";
	}
	if (file === undefined || file.isBuiltIn(agentId))
		throw new RequestFailure("bad_request", wording("login.builtIn", { agent: title }));
	const kept: ChangedVariable[] = [];
	for (const { name, value, secret } of values) {
		const safe = `${agentId} ${name}`.slice(0, maxSafeName);
		if (secret && store !== undefined) await store(safe, value);
		kept.push(secret && store !== undefined ? { name, safe } : { name, value, secret });
	}
	await settings.change(await file.setVariables(agentId, kept));
	return store === undefined ? "file" : "editor";
};

const maxSafeName = 200;

/** What was entered, if it is exactly what the agent asks for. */
const valuesFor = (
	{ title: agent }: AgentConfig,
	{ variables = [] }: AuthMethod,
	given: readonly ChangedVariable[],
): readonly Value[] => {
	const foreign = given.find(({ name }) => !variables.some((each) => each.name === name));
	if (foreign !== undefined)
		throw new RequestFailure("bad_request", wording("login.unknownVariable", { agent, name: foreign.name }));
	return variables.flatMap(({ name, secret, optional }) => {
		const value = given.find((each) => each.name === name)?.value ?? "";
		if (value !== "") return [{ name, value, secret }];
		if (optional) return [];
		throw new RequestFailure("bad_request", wording("login.missingVariable", { agent, name }));
	});
};
