import { readUsage } from "@parley/protocol/agent/options/read-usage";
import type { Turn } from "@parley/transcript/turn/turn";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";

const openHub = (): Promise<HubFixture> => HubFixture.open({ agents: [eliza] });

/** The turn of a prompt, when it is over. */
const chat = async (client: TestClient, sessionId: string, text: string): Promise<Turn> => {
	const { turns } = await client.chat(sessionId, text);
	return expectDefined(turns.at(-1));
};

const expectDefined = <Value>(value: Value | undefined): Value => {
	if (value === undefined) throw new Error("The chat has no turn.");
	return value;
};

const textOf = (turn: Turn, kind: string): string =>
	turn.items.flatMap((item) => (item.type === "text" && item.kind === kind ? [item.text] : [])).join("");

test("[E4.info] an agent's title is the chat's, until a person gives one; withdrawn, the derived one counts", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	await chat(client, sessionId, "/title Couch talk");
	const titled = await client.until(sessionId, ({ head }) => head.titleBy === "agent");
	expect(titled.head.title).toBe("Couch talk");
	await chat(client, sessionId, "/title");
	const cleared = await client.until(sessionId, ({ head }) => head.titleBy === "hub");
	expect(cleared.head.title).toContain("/title Couch talk");
	await client.ask("session.rename", { sessionId, title: "Mine" });
	await chat(client, sessionId, "/title Hers");
	const { head } = await client.until(sessionId, ({ head }) => head.aspects.info?.["title"] === "Hers");
	expect([head.title, head.titleBy]).toEqual(["Mine", "person"]);
	const { sessions } = await client.ask("session.list", {});
	expect(sessions.find((each) => each.sessionId === sessionId)?.title).toBe("Mine");
});

test("[E4.notices][E4.compaction][E4.subagents][E4.userMessage][E4.plan] what an agent tells beside its answer is in its turn, and none of it unread", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	const notice = await chat(client, sessionId, "/notice warning No tools | This model has none");
	expect(notice.items).toMatchObject([
		{
			type: "notice",
			notice: { severity: "warning", title: "No tools", description: "This model has none" },
		},
		{ type: "text" },
	]);
	const compacted = await chat(client, sessionId, "/compact");
	expect(compacted.items.filter(({ type }) => type === "activity")).toMatchObject([
		{ activity: { kind: "compaction", status: "completed" } },
	]);
	expect(textOf(compacted, "summary")).toBe("You spoke, and I turned it around.");
	const failed = await chat(client, sessionId, "/compact failed");
	expect(failed.items[0]).toMatchObject({
		activity: { status: "failed", detail: "There was nothing to leave out." },
	});
	const subagent = await chat(client, sessionId, "/subagent");
	expect(subagent.items[0]).toMatchObject({
		activity: { kind: "subagent", title: "Colleague", status: "completed" },
	});
	expect(textOf(subagent, "letter")).toContain("How does that make you feel?");
	const added = await chat(client, sessionId, "/user Something else entirely");
	expect(textOf(added, "user")).toBe("Something else entirely");
	const plans = await chat(client, sessionId, "/plans");
	expect(plans.items.filter(({ type }) => type === "plan")).toMatchObject([
		{ planId: "plan-1", removed: true },
		{ planId: "plan-2", markdown: expect.stringContaining("Listen") },
		{ planId: "plan-3", uri: "file:///plan.md" },
	]);
	for (const turn of [notice, compacted, failed, subagent, added, plans])
		expect(turn.items.filter(({ type }) => type === "unknown")).toEqual([]);
});

test.each(["output", "delta", "pieces"])(
	"[E4.terminals] output that an agent puts into _meta as %s is its tool's",
	async (way) => {
		await using fixture = await openHub();
		const { client, sessionId } = await fixture.session();
		const turn = await chat(client, sessionId, `/terminal ${way} 3`);
		const tool = turn.items.find((item) => item.type === "tool");
		expect(tool).toMatchObject({ call: { status: "failed", exit: { code: 3 } } });
		expect(textOf(turn, "output")).toBe("soft\r\n\u001b[32mcouch\u001b[0m\r\n");
	},
);

test("[E4.audio] a sound of an agent becomes a blob that is in the log as a sound", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	const turn = await chat(client, sessionId, "/sound");
	const audio = { type: "audio", mimeType: "audio/wav", size: 1644, blob: expect.any(String) };
	expect(turn.items).toMatchObject([
		{ type: "tool", call: { content: [{ content: audio }] } },
		{ type: "content", content: audio },
		{ type: "text" },
	]);
});

test("[E4.stopReason][B11.tokens] an unknown stop reason is no success, and the turn's tokens are known", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	const odd = await chat(client, sessionId, "/stop out_of_tea");
	expect(odd.end).toMatchObject({ outcome: "other", stopReason: "out_of_tea" });
	await chat(client, sessionId, "/spend 1200 2000 0.5 EUR");
	const { head } = await client.until(sessionId, ({ head }) => readUsage(head.aspects)?.turn !== undefined);
	expect(readUsage(head.aspects)).toEqual({
		used: 1200,
		size: 2000,
		cost: 0.5,
		currency: "EUR",
		turn: { input: 1200, output: 0 },
	});
});
