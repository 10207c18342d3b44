import process from "node:process";
import { ensureCodeServer } from "./code-server.ts";

/** Prints where the editor for the tests is. */
process.stdout.write(ensureCodeServer());
