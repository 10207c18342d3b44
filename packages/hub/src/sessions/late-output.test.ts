import { join } from "node:path";
import { scripted } from "@parley/acp/testing/harness";
import { expect, onTestFinished, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import type { LogStore } from "../store/log-store.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Whatever session it is asked in, the first one speaks. */
const agent: AgentConfig = { ...eliza, ...scripted("speaks-late"), agentId: "odd", title: "Odd" };

/** A hub whose store holds back one prompt, and what is appended to that session behind it. */
const open = async (heldId: string) => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const [came, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let held: string | undefined;
	const append: LogStore["append"] = async (given) => {
		const isPrompt = given.events.some(
			({ type, payload }) => type === "prompt.sent" && payload["messageId"] === heldId,
		);
		if (isPrompt) {
			held = given.sessionId;
			came.resolve();
		}
		if (given.sessionId === held) await released.promise;
		return store.log.append(given);
	};
	const fixture = await HubFixture.open({
		store: { ...store, log: { ...store.log, append } },
		agents: [agent],
	});
	onTestFinished(() => fixture[Symbol.asyncDispose]());
	return { fixture, store, came: came.promise, release: () => released.resolve() };
};

test("[D7.remap] what an agent says while a prompt is being saved belongs to the turn that the log shows, as it does for a hub that restores it", async () => {
	const { fixture, store, came, release } = await open("second");
	const { client, sessionId } = await fixture.session("odd");
	await client.chat(sessionId, "one");
	const other = await fixture.session("odd");
	await other.client.chat(other.sessionId, "two");
	const content = [{ type: "text" as const, text: "three" }];
	await client.ask("prompt.send", { sessionId, messageId: "second", content });
	await came;
	await other.client.chat(other.sessionId, "late");
	release();
	await client.until(sessionId, ({ turns }) => turns.at(-1)?.end !== undefined && turns.at(-1)?.number === 2);
	const events = await store.log.eventsAfter(sessionId, 0, 1000);
	const sent = events.findIndex(({ payload }) => payload["messageId"] === "second" && "content" in payload);
	const said = events.slice(sent).filter(({ type }) => type === "text");
	expect(said.map(({ payload }) => payload["blockId"])).toEqual(said.map(() => "second/1"));
	expect(said.map(({ payload }) => payload["text"]).join("")).toBe("latethree");
});
