#!/usr/bin/env node

import { Readable } from "node:stream";
import { MessageTooLargeError, ndJsonStream } from "@agentclientprotocol/sdk";
import { messageOf } from "@parley/base/errors/message-of";
import { elizaAgent } from "./agent/eliza-agent.ts";
import { processHost } from "./agent/host.ts";
import { outletBytes } from "./agent/outlet.ts";
import { version } from "./agent/version.ts";
import { helpText } from "./help-text.ts";
import type { Options } from "./options/options.ts";
import { readCommandLine } from "./options/read-options.ts";
import { logInHere } from "./practice/login.ts";

/** How long unread output may keep the process alive after the client has gone. */
const lingerMilliseconds = 1000;

const main = async (): Promise<void> => {
	try {
		const { task, options } = readCommandLine(process.argv.slice(2), process.env);
		if (task === "help") process.stdout.write(helpText());
		else if (task === "version") process.stdout.write(`eliza ${version}\n`);
		else if (task === "log-in") process.stdout.write(logInHere(options.state));
		else await serve(options);
	} catch (error) {
		process.stderr.write(`eliza: ${messageOf(error)}\n`);
		process.exitCode = 2;
	}
};

const serve = async (options: Options): Promise<void> => {
	const host = processHost();
	process.stdout.on("error", () => process.exit());
	const stream = ndJsonStream(outletBytes(host.outlet), Readable.toWeb(process.stdin));
	const connection = elizaAgent(host, options).connect(stream);
	await connection.closed;
	if (connection.signal.reason instanceof MessageTooLargeError) {
		await host.complain(`eliza: ${connection.signal.reason.message}; send less at once`);
		process.exitCode = 1;
	}
	setTimeout(() => process.exit(), lingerMilliseconds).unref();
};

await main();
