import { agentNames, ensureAgent } from "./agent-under-test.ts";

for (const name of agentNames) console.error(`Agent tests use ${ensureAgent(name)}.`);
