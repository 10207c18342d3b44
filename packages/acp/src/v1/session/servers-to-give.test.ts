import { expect, test } from "vitest";
import { givenServers, type ServerToGive, takenTransports, wireServers } from "./servers-to-give.ts";

const servers: readonly ServerToGive[] = [
	{
		...{ name: "files", from: "workspace" },
		launch: { transport: "stdio", command: "serve", args: ["-x"], env: { KEY: "planted" } },
	},
	{
		...{ name: "web", from: "user" },
		launch: { transport: "http", url: "https://example.org", headers: { Authorization: "planted" } },
	},
];

test.each([
	[{}, ["stdio"]],
	[{ mcpCapabilities: null }, ["stdio"]],
	[{ mcpCapabilities: { http: true } }, ["stdio", "http"]],
	[{ mcpCapabilities: { http: false, sse: true } }, ["stdio", "sse"]],
	[{ mcpCapabilities: { http: "yes", sse: 1 } }, ["stdio"]],
])("[E26.capable] an agent with %j takes %j", (capabilities, taken) => {
	expect([...takenTransports(capabilities)]).toEqual(taken);
});

test("[E26.passed] servers are written as the protocol has them", () => {
	expect(wireServers(servers)).toEqual([
		{ name: "files", command: "serve", args: ["-x"], env: [{ name: "KEY", value: "planted" }] },
		{
			...{ type: "http", name: "web", url: "https://example.org" },
			headers: [{ name: "Authorization", value: "planted" }],
		},
	]);
	expect(wireServers()).toEqual([]);
});

test("[E26.secrets] the log gets names and never a value", () => {
	expect(givenServers(servers)).toEqual([
		{ name: "files", from: "workspace" },
		{ name: "web", from: "user" },
	]);
});
