import { KeeperClient } from "@parley/process/kept/keeper-client";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { keeperPlace } from "../testing/keeper-place.ts";
import { keptAgents } from "./agent-home.ts";
import { readNote } from "./agent-note.ts";
import { AgentPool } from "./agent-pool.ts";
import { KeeperLink } from "./keeper-link.ts";

test("[D7.keeper] the next hub learns what the agent said of itself, and what it was told of us", async () => {
	const { options } = await keeperPlace();
	const link = await KeeperLink.find(options);
	const { logger, version } = options;
	const pool = new AgentPool({ logger, version, home: keptAgents(link), secretsOf: () => ["a secret"] });
	const folder = import.meta.dirname;
	await pool.lease(eliza, folder).ready();
	await pool.leave();
	await link.leave();
	const next = await KeeperClient.find(options);
	const note = readNote(next?.welcome.agents[0]?.note);
	expect(note).toMatchObject({
		...{ agentId: "eliza", title: "Eliza", folder, thirdParty: false, secrets: ["a secret"] },
		initialized: { protocolVersion: 1 },
		declared: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
	});
	const { declared: _, ...older } = { ...note, declared: undefined };
	expect(readNote(older)).toEqual(older);
	await next?.end();
});
