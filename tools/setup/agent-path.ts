import process from "node:process";
import { ensureOpencode } from "./opencode.ts";

/** Prints where the agent for the tests is. */
process.stdout.write(ensureOpencode());
