import type { ServerLaunch } from "@parley/acp/v1/session/servers-to-give";
import { type Wording, wording } from "@parley/words/wording";
import type { ServerDefinition, ServerValues } from "./server-definition.ts";

/** Reads a secret from an editor's secret storage, and hides it from logs first. */
export type ReadSecret = (name: string) => Promise<string | undefined>;

export type Launched =
	| { readonly launch: ServerLaunch; readonly missing?: undefined }
	| { readonly missing: Wording };

/** A server with all its values. Without one of its secrets it is not used: it would fail later and less clearly. */
export const launchServer = async (
	definition: ServerDefinition,
	readSecret: ReadSecret,
): Promise<Launched> => {
	if (definition.transport === "stdio") {
		const { transport, command, args } = definition;
		const env = await readAll(definition.env, readSecret);
		return "missing" in env ? env : { launch: { transport, command, args, env: env.values } };
	}
	const { transport, url } = definition;
	const headers = await readAll(definition.headers, readSecret);
	return "missing" in headers ? headers : { launch: { transport, url, headers: headers.values } };
};

/** The names of secrets that an editor must supply. */
export const safesOf = (values: ServerValues): string[] =>
	Object.values(values).flatMap((value) => (value.value === undefined ? [value.safe] : []));

const readAll = async (
	values: ServerValues,
	readSecret: ReadSecret,
): Promise<{ readonly values: Record<string, string> } | { readonly missing: Wording }> => {
	const read: Record<string, string> = {};
	for (const [name, given] of Object.entries(values)) {
		if (given.value !== undefined) {
			read[name] = given.value;
			continue;
		}
		// A refusal and a missing secret are the same to the person: it is not there.
		const secret = await readSecret(given.safe).catch(() => undefined);
		if (secret === undefined) return { missing: wording("mcpProblem.secretMissing", { secret: given.safe }) };
		read[name] = secret;
	}
	return { values: read };
};
