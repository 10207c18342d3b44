import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { ownAgents } from "../agents/agent-home.ts";
import { AgentPool } from "../agents/agent-pool.ts";
import { LongOutputs } from "../blobs/long-outputs.ts";
import { eliza } from "../testing/agents.ts";
import { HeldStore } from "../testing/held-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { AgentAttachment } from "./agent-attachment.ts";
import { SessionLog } from "./session-log.ts";

/** A session with an agent whose output was read up to some position. */
const attached = async () => {
	const folder = await temporaryFolder();
	const logger = Logger.create("test");
	const pool = new AgentPool({ logger, version: "0", home: ownAgents() });
	onTestFinished(async () => {
		await pool.close();
		await folder.remove();
	});
	const store = new HeldStore();
	store.open();
	const log = new SessionLog(
		{
			sessionId: "s",
			store,
			now: () => 1,
			onCommitted: () => undefined,
			onFailed: () => undefined,
		},
		new SampleLog("s").turn(1).stored,
	);
	const account = { take: () => true, settle: () => undefined };
	const attachment = new AgentAttachment({
		log,
		logger,
		store: { window: async () => undefined },
		outputs: new LongOutputs({ account, onFull: () => undefined }),
		place: { sessionId: "s", folder: folder.path, config: () => eliza, pool },
		choices: { defaults: () => [], remember: async () => undefined },
		onTurnEnded: () => undefined,
	});
	const session = await attachment.take();
	const renamed = { type: "session.renamed", payload: { title: "t", by: "hub" } } as const;
	await log.append([renamed], { source: { process: "p", position: 9 } });
	/** Begins a turn that does not end by itself. */
	const prompt = async (text: string) => {
		await log.append([{ type: "prompt.sent", payload: { messageId: "m", content: [] } }], { turn: 2 });
		void session.begin("m");
		session.send([{ type: "text", text }]);
	};
	/** Every batch that ended the attachment, since then. */
	const since = store.appends.length;
	const said = () =>
		store.appends.slice(since).flatMap(({ append: { events, source } }) => {
			const types = events.map(({ type }) => type).filter((type) => type !== "agent.state");
			return source === "none" ? [[...types, source]] : [];
		});
	return { folder: folder.path, pool, log, attachment, prompt, said };
};

test("[D7.detached] an idle agent that is let go leaves a trace at once, before it has closed its session", async () => {
	const { log, attachment, said } = await attached();
	const left = attachment.detach();
	await Promise.resolve();
	expect(said()).toEqual([["none"]]);
	await left;
	expect(said()).toEqual([["none"]]);
	expect(log.source).toBeUndefined();
});

test("[D7.detached] one that is let go in a turn leaves it with the end of the turn", async () => {
	const { attachment, prompt, said } = await attached();
	await prompt("/hang");
	await attachment.detach();
	expect(said()).toEqual([["turn.ended", "none"]]);
});

test("[D7.detached][D6.error] so does one that dies", async () => {
	const { folder, pool, prompt, log, said } = await attached();
	await prompt("/hang");
	const { pid, exited } = await pool.lease(eliza, folder).ready();
	process.kill(pid, "SIGKILL");
	await exited;
	await expect.poll(() => log.source).toBeUndefined();
	expect(said()).toEqual([["agent.lost", "turn.ended", "none"]]);
});

test("[D7.detached][B4.deaf] and one that closes its session when it is stopped by force", async () => {
	const { log, attachment, prompt, said } = await attached();
	await prompt("/deaf");
	expect(await attachment.forceStop([], () => false)).toEqual({ kind: "released" });
	expect(log.head.running).toBeUndefined();
	expect(said()).toEqual([["none"]]);
});
