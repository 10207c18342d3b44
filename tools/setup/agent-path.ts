import process from "node:process";
import { agentNames, ensureAgent, isAgentName } from "./agent-under-test.ts";

const [, , name] = process.argv;
if (!isAgentName(name)) throw new Error(`Name an agent: ${agentNames.join(", ")}.`);

/** Prints where an agent for the tests is. */
process.stdout.write(ensureAgent(name));
