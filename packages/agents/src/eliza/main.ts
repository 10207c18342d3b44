#!/usr/bin/env node

import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { MessageTooLargeError, ndJsonStream } from "@agentclientprotocol/sdk";
import { messageOf } from "@parley/base/errors/message-of";
import { elizaAgent } from "./agent/eliza-agent.ts";
import { processHost } from "./agent/host.ts";
import { outletBytes } from "./agent/outlet.ts";
import { version } from "./agent/version.ts";
import { helpText } from "./help-text.ts";

/** How long unread output may keep the process alive after the client has gone. */
const lingerMilliseconds = 1000;

const options = { help: { type: "boolean", short: "h" }, version: { type: "boolean", short: "v" } } as const;

const main = async (): Promise<void> => {
	try {
		const { values } = parseArgs({ options });
		if (values.help) process.stdout.write(helpText());
		else if (values.version) process.stdout.write(`eliza ${version}\n`);
		else await serve();
	} catch (error) {
		process.stderr.write(`eliza: ${messageOf(error)}\n`);
		process.exitCode = 2;
	}
};

const serve = async (): Promise<void> => {
	const host = processHost();
	process.stdout.on("error", () => process.exit());
	const stream = ndJsonStream(outletBytes(host.outlet), Readable.toWeb(process.stdin));
	const connection = elizaAgent(host).connect(stream);
	await connection.closed;
	if (connection.signal.reason instanceof MessageTooLargeError) {
		await host.complain(`eliza: ${connection.signal.reason.message}; send less at once`);
		process.exitCode = 1;
	}
	setTimeout(() => process.exit(), lingerMilliseconds).unref();
};

await main();
