import { wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import { eliza, stranger } from "../testing/agents.ts";
import { AgentCatalog } from "./agent-catalog.ts";
import { configurationKey } from "./agent-config.ts";
import { agentChoices } from "./agent-handlers.ts";

test("[E1.configured] the first agent is the default until another is preferred", () => {
	const catalog = new AgentCatalog([eliza, stranger]);
	expect(catalog.preferred).toBe("eliza");
	expect(catalog.list()).toEqual([eliza, stranger]);
	catalog.prefer("stranger");
	expect(catalog.preferred).toBe("stranger");
});

test("[E1.reread] a changed configuration replaces the configured agents and keeps a host's, and a broken one changes nothing", () => {
	const catalog = new AgentCatalog([eliza, stranger]);
	catalog.put({ ...stranger, agentId: "brought" });
	catalog.prefer("stranger");
	const problem = wording("config.bad", { file: "config.json", problem: { code: "config.notAnObject" } });
	catalog.report(problem);
	expect(catalog.list().map(({ agentId }) => agentId)).toEqual(["eliza", "stranger", "brought"]);
	expect(agentChoices(catalog)).toMatchObject({
		problem: "config.json: it must be an object. Correct it.",
		wording: problem,
	});
	catalog.configure([eliza, { ...stranger, agentId: "new", title: "New" }]);
	expect(catalog.list().map(({ agentId }) => agentId)).toEqual(["eliza", "new", "brought"]);
	expect(catalog.preferred).toBe("eliza");
	expect(Object.keys(agentChoices(catalog))).toEqual(["agents", "preferred"]);
});

test("[E1.reread] a preferred agent stays preferred through a passing configuration without it", () => {
	const catalog = new AgentCatalog([eliza, stranger]);
	catalog.prefer("stranger");
	catalog.configure([eliza]);
	expect(catalog.preferred).toBe("eliza");
	catalog.configure([eliza, stranger]);
	expect(catalog.preferred).toBe("stranger");
});

test("[E1.configured] an unknown agent is refused with the names of the configured ones", () => {
	const catalog = new AgentCatalog([eliza, stranger]);
	expect(() => catalog.get("claude")).toThrow('There is no agent "claude". Configured: eliza, stranger.');
	expect(() => catalog.prefer("claude")).toThrow(expect.objectContaining({ code: "not_found" }));
	expect(catalog.preferred).toBe("eliza");
});

test("[E1.configured] a later configuration replaces the earlier one", () => {
	const catalog = new AgentCatalog([eliza]);
	const changed = { ...eliza, args: ["--other"] };
	catalog.put(changed);
	catalog.put(stranger);
	expect(catalog.list()).toEqual([changed, stranger]);
});

test("[E2.key] everything that affects the process is part of the key, but not the order of variables", () => {
	const key = (change: object, folder = "/project", sessionId?: string) =>
		configurationKey({ ...eliza, ...change }, { folder, sessionId });
	const variables = { A: "1", B: "2" };
	const keys = [
		key({}),
		key({}, "/other"),
		key({ agentId: "another" }),
		key({ command: "another" }),
		key({ args: ["a", "b"] }),
		key({ args: ["a b"] }),
		key({ env: variables }),
		key({ env: { A: "1,B", B: "2" } }),
		key({ cwd: "/elsewhere" }),
		key({ process: "perChat" }, "/project", "one"),
		key({ process: "perChat" }, "/project", "two"),
	];
	expect(new Set(keys).size).toBe(keys.length);
	expect(key({ env: { B: "2", A: "1" } })).toBe(key({ env: variables }));
	expect(key({ title: "Shown differently" })).toBe(key({}));
	expect(key({ process: "shared", mode: "ask" }, "/project", "one")).toBe(key({}, "/project", "two"));
});
