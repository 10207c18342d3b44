#!/usr/bin/env node
import { processOutput } from "./output.ts";
import { runCommand } from "./run-command.ts";

const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ending.abort());
process.exitCode = await runCommand(process.argv.slice(2), processOutput, ending.signal);
