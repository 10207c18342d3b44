import { expect, test } from "vitest";
import { expandDefinition } from "./expand-definition.ts";
import type { ServerDefinition } from "./server-definition.ts";
import { hasSecretTarget, secretsOfServer, shownServer } from "./server-secrets.ts";

const key = "planted-Key-0123456789";
const v = (name: string): string => `$\{${name}}`;

const program: ServerDefinition = {
	...{ transport: "stdio", command: "serve", args: ["--token", key, "-x"] },
	env: {
		API_KEY: { value: key },
		NODE_OPTIONS: { value: "--require ./evil.js" },
		SAFE: { safe: "work" },
		DECLARED: { value: "ordinary", secret: true },
		TEMPLATE_TOKEN: { value: v("MY_TOKEN") },
	},
};

const address: ServerDefinition = {
	...{ transport: "http", url: `https://me:${key}@example.org/mcp?api_key=${key}&page=2` },
	headers: { Authorization: { value: `Bearer ${key}` }, Accept: { value: "application/json" } },
};

test("[E26.secrets] what is shown has everything that decides what runs, and no secret", () => {
	expect(shownServer(program)).toEqual({
		...{ command: "serve", args: ["--token", "•••••", "-x"] },
		values: [
			{ name: "API_KEY" },
			{ name: "NODE_OPTIONS", value: "--require ./evil.js" },
			{ name: "SAFE" },
			{ name: "DECLARED" },
			{ name: "TEMPLATE_TOKEN", value: v("MY_TOKEN") },
		],
	});
	const shown = shownServer(address);
	expect(JSON.stringify(shown)).not.toContain(key);
	expect(shown.url).toContain("example.org/mcp?");
	expect(shown.values).toEqual([{ name: "Authorization" }, { name: "Accept", value: "application/json" }]);
	expect([hasSecretTarget(program), hasSecretTarget({ ...program, args: ["-x"] })]).toEqual([true, false]);
});

test("[E26.secrets] every secret is known for masking, also one that comes from the environment", () => {
	expect(secretsOfServer(program)).toEqual(expect.arrayContaining([key, "ordinary"]));
	expect(secretsOfServer(address)).toEqual(expect.arrayContaining([key]));
	const scope = { folder: "/code", home: "/home", environment: { MY_TOKEN: `env-${key}`, EDITOR: "vi" } };
	expect(expandDefinition(program, scope, false)).toMatchObject({
		secrets: expect.arrayContaining([`env-${key}`]),
		definition: { env: { TEMPLATE_TOKEN: { value: `env-${key}` } } },
	});
});

test("[E26.variables] the environment chooses neither program nor address of a workspace's server", () => {
	const scope = { folder: "/code", home: "/home", environment: { WHERE: "evil.example" } };
	const hidden = { ...program, command: v("WHERE") };
	expect(expandDefinition(hidden, scope, false)).toMatchObject({
		problem: { code: "mcpProblem.environmentHere" },
	});
	expect(expandDefinition(hidden, scope, true)).toHaveProperty("problem.code", "mcpProblem.unset");
	const host: ServerDefinition = { transport: "sse", url: `https://${v("WHERE")}/`, headers: {} };
	expect(expandDefinition(host, scope, false)).toHaveProperty("problem");
	expect(expandDefinition(host, scope, true)).toMatchObject({
		definition: { url: "https://evil.example/" },
	});
});
