#!/usr/bin/env node
import { localeFor } from "@parley/words/locale-for";
import { speak } from "@parley/words/spoken";
import { processOutput } from "./output.ts";
import { runCommand } from "./run-command.ts";

speak(localeFor(Intl.DateTimeFormat().resolvedOptions().locale));
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ending.abort());
process.exitCode = await runCommand(process.argv.slice(2), processOutput, ending.signal);
