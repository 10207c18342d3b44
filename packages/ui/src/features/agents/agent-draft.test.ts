import { expect, test } from "vitest";
import { draftOfKnown, draftOfPackage, draftOfSettings, entryOf } from "./agent-draft.ts";

test("[E1.managed] an edited agent keeps what was not touched: values of variables, hidden arguments, options", () => {
	const draft = draftOfSettings({
		...{ agentId: "mine", title: "mine", builtIn: false, command: "mine", options: { effort: "high" } },
		variables: [
			{ name: "KEY", secret: true },
			{ name: "SAFE", safe: "work" },
		],
		...{ process: "perChat", startTimeout: 60 },
	});
	expect(entryOf(draft)).toEqual({
		...{ command: "mine", process: "perChat", options: { effort: "high" }, startTimeout: 60 },
		variables: [
			{ name: "KEY", secret: true },
			{ name: "SAFE", safe: "work" },
		],
	});
	const typed = {
		...draft,
		args: "--acp\n\n--fast",
		variables: draft.variables.map((each) => ({ ...each, value: "" })),
	};
	expect(entryOf(typed)).toMatchObject({
		args: ["--acp", "--fast"],
		variables: [
			{ name: "KEY", value: "", secret: true },
			{ name: "SAFE", value: "" },
		],
	});
	for (const timeout of ["x", "0", "1.5", "601"]) expect(entryOf({ ...draft, timeout })).toBeUndefined();
});

test("[E1.catalogue][E2.perChat] a well-known agent is added in its asking mode, with a process per chat where it needs one, under a free name", () => {
	const known = {
		...{ id: "mine", title: "Mine", commands: [], docs: "", askingMode: "ask", perChat: true as const },
	};
	const draft = draftOfKnown(known, { command: "/bin/mine", args: ["--acp"] }, ["mine", "mine-2"]);
	expect(draft).toMatchObject({ agentId: "mine-3", isNew: true });
	expect(entryOf(draft)).toEqual({
		...{
			title: "Mine",
			command: "/bin/mine",
			args: ["--acp"],
			mode: "ask",
			process: "perChat",
			variables: [],
		},
	});
});

test("[E1.registry] an agent of the registry is started by its runner with what the registry says", () => {
	const agent = { id: "far", name: "Far", version: "1", description: "", packages: [] };
	const launch = { package: "@x/far@1", args: ["acp"], env: { A: "1" }, installs: true };
	expect(entryOf(draftOfPackage(agent, { ...launch, runner: "npx" }, []))).toEqual({
		...{ title: "Far", command: "npx", args: ["--yes", "@x/far@1", "acp"] },
		variables: [{ name: "A", value: "1" }],
	});
	expect(entryOf(draftOfPackage(agent, { ...launch, runner: "uvx" }, []))?.args).toEqual(["@x/far@1", "acp"]);
});
