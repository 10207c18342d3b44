import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { keeperPlace } from "../testing/keeper-place.ts";
import { keptAgents } from "./agent-home.ts";
import { KeeperLink } from "./keeper-link.ts";
import { keptStatus } from "./kept-status.ts";

const logger = Logger.create("test");

/** A keeper with an agent that runs this code. */
const keep = async (code: string) => {
	const { options } = await keeperPlace();
	const link = await KeeperLink.find(options);
	onTestFinished(() => link.leave());
	const script = { name: "Test", command: process.execPath, args: ["--eval", code], env: {} };
	const agent = await keptAgents(link).start({ ...script, cwd: import.meta.dirname }, logger);
	agent.stdout.resume();
	return { link, agent };
};

test("[E11.status] agents that run are shown, and none that has exited", async () => {
	const { link, agent } = await keep("process.stdin.resume()");
	expect(await keptStatus(link)).toMatchObject({
		pid: link.current?.client.pid,
		agents: [{ pid: agent.pid, kept: 0 }],
	});
	await agent.end();
	expect(await link.current?.client.list()).toHaveLength(1);
	expect(await keptStatus(link)).toMatchObject({ agents: [] });
});

test("[E11.status] a keeper that hangs is called silent, so that the hub can still be found", async () => {
	const { link } = await keep("process.stdin.resume()");
	const pid = Number(link.current?.client.pid);
	process.kill(pid, "SIGSTOP");
	try {
		expect(await keptStatus(link, 50)).toMatchObject({ pid, silent: true, agents: [] });
	} finally {
		process.kill(pid, "SIGCONT");
	}
	expect(await keptStatus(link)).toMatchObject({ pid });
});
