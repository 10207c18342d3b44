import { readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const tamper = (fixture: HubFixture, sql: string): void => {
	const raw = new DatabaseSync(join(fixture.folder, "store.db"), { timeout: 5_000 });
	raw.exec(sql);
	raw.close();
};

/** Overwrites a page in the middle of the events, as a failing disk would. */
const damageOnePage = (path: string): void => {
	const raw = new DatabaseSync(path, { readOnly: true });
	const pages = raw
		.prepare("SELECT pageno FROM dbstat WHERE name = 'events' AND pagetype = 'leaf' ORDER BY path")
		.all()
		.map(({ pageno }) => Number(pageno));
	raw.close();
	const bytes = readFileSync(path);
	const page = pages[Math.floor(pages.length / 2)] ?? 0;
	bytes.fill(0xa5, (page - 1) * 4096, page * 4096);
	writeFileSync(path, bytes);
};

const prompt = (sessionId: string, messageId: string, text: string) => ({
	sessionId,
	messageId,
	content: [{ type: "text" as const, text }],
});

const of = (sessionId: string): string =>
	`session = (SELECT session FROM sessions WHERE session_id = '${sessionId}')`;

test.for(["head = 'x'", "summary = '{}'", "reducer = 999"])(
	"[A15.damage][A22.stored] an unusable index (%s) is rebuilt from the log, and nobody notices",
	async (damage) => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await client.chat(sessionId, "/echo fine");
		const [before] = (await client.ask("session.list", {})).sessions;
		await fixture.stop();
		tamper(fixture, `UPDATE sessions SET ${damage}`);
		await fixture.start();
		const again = fixture.client();
		expect((await again.ask("session.list", {})).sessions).toEqual([before]);
		expect(answerText(await again.open(sessionId))).toBe("fine");
		expect(answerText(await again.chat(sessionId, "/echo too"))).toBe("finetoo");
	},
);

test("[A15.damage] a session whose beginning is lost is listed with its damage, can be read and deleted, and nothing else", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId: healthy } = await fixture.session();
	await client.chat(healthy, "/echo fine");
	const { sessionId: damaged } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(damaged);
	await client.chat(damaged, "/echo what is left");
	await fixture.stop();
	tamper(fixture, `UPDATE events SET payload = '{' WHERE idx = 1 AND ${of(damaged)}`);
	tamper(fixture, `UPDATE sessions SET head = '?' WHERE session_id = '${damaged}'`);
	await fixture.start();
	const again = fixture.client();
	const { sessions } = await again.ask("session.list", {});
	expect(sessions.map(({ sessionId, damaged }) => [sessionId, damaged !== undefined])).toEqual([
		[healthy, false],
		[damaged, true],
	]);
	const reason = { code: "damage.eventNotJson", values: { position: "1" } };
	expect(sessions[1]).toMatchObject({ damaged: "Event 1 is not JSON.", wording: reason });
	expect(answerText(await again.open(damaged))).toBe("what is left");
	await expect(again.ask("prompt.send", prompt(damaged, "m", "/echo"))).rejects.toMatchObject({
		code: "conflict",
		message: "This chat is damaged and can only be read or deleted. Event 1 is not JSON.",
		wording: { code: "chatRefusal.damaged", values: { problem: reason } },
	});
	expect(await again.ask("draft.get", { sessionId: damaged })).toMatchObject({ draft: { text: "" } });
	for (const format of ["markdown", "jsonl"] as const) {
		const { text, cursor } = await again.ask("session.export", { sessionId: damaged, format });
		expect([text.includes("what is left"), cursor]).toEqual([true, undefined]);
	}
	expect(answerText(await again.open(healthy))).toBe("fine");
	await again.ask("session.delete", { sessionId: damaged });
	expect((await again.ask("session.list", {})).sessions.map(({ sessionId }) => sessionId)).toEqual([healthy]);
	await fixture.stop();
	await fixture.start();
	expect(fixture.hub.sessions.has(damaged)).toBe(false);
});

test("[A15.damage] an unreadable event keeps its position; the session continues, and its list entry names the damage", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo one");
	await client.chat(sessionId, "/echo two");
	tamper(fixture, "UPDATE events SET payload = '{' WHERE type = 'text' AND turn = 1");
	const other = fixture.client();
	const since = other.received.length;
	const state = await other.open(sessionId);
	expect(answerText(state)).toBe("two");
	expect(itemsOf(state, "unknown")).toMatchObject([
		{
			name: "unreadable",
			data: {
				problem: expect.stringMatching(/^Event \d+ is not JSON\.$/),
				wording: { code: "damage.eventNotJson" },
			},
		},
	]);
	await other.untilState(since, ({ damaged }) => damaged?.includes("is not JSON") === true);
	expect((await client.ask("session.list", {})).sessions[0]).toMatchObject({
		damaged: expect.stringMatching(/^Event \d+ is not JSON\.$/),
		wording: { code: "damage.eventNotJson" },
	});
	expect(answerText(await other.chat(sessionId, "/echo three"))).toBe("twothree");
});

test("[A15.damage] a crash in a session whose open turn is unreadable does not prevent the hub from starting", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/permission"));
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await fixture.abandon();
	tamper(fixture, "UPDATE events SET payload = '{' WHERE type = 'prompt.sent'");
	await fixture.start();
	const again = fixture.client();
	expect((await again.ask("session.list", {})).sessions[0]?.damaged).toContain("is not JSON");
	expect(itemsOf(await again.open(sessionId), "unknown")).toHaveLength(1);
});

test("[A15.damage] hello opens a damaged session as far as it is readable, and reports no existing session as missing", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId: broken } = await fixture.session();
	await client.chat(broken, "/echo one");
	const { sessionId: fine } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(fine);
	await client.chat(fine, "/echo two");
	tamper(fixture, `UPDATE events SET payload = '{' WHERE type = 'text' AND ${of(broken)}`);
	const { sessions, gone } = await client.ask("hub.hello", {
		client: { kind: "test", version: "0" },
		lastSeen: { [broken]: 1, [fine]: 1, nobody: 1 },
	});
	expect(Object.keys(sessions)).toEqual([broken, fine]);
	expect(gone).toEqual(["nobody"]);
});

test("[A15.salvage] after starting with a damaged file the chats are present, losses are marked, and the user is told until it is acknowledged", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo before");
	for (let turn = 0; turn < 30; turn += 1) await client.chat(sessionId, `/echo ${"word ".repeat(60)}`);
	const { sessionId: other } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(other);
	await client.chat(other, "/echo unharmed");
	await fixture.stop();
	const path = join(fixture.folder, "store.db");
	damageOnePage(path);
	await writeFile(`${path}.suspect`, "");
	await fixture.start();
	const again = fixture.client();
	const state = await again.ask("store.state", {});
	expect(state.salvage).toMatchObject({ sessions: 2, harmed: 1 });
	expect((await again.ask("session.list", {})).sessions.map((each) => each.sessionId)).toEqual([
		other,
		sessionId,
	]);
	expect(answerText(await again.open(other))).toBe("unharmed");
	const harmed = await again.open(sessionId);
	expect(itemsOf(harmed, "unknown").length).toBeGreaterThan(0);
	expect(harmed.turns.at(-1)?.end?.outcome).toBe("completed");
	expect(answerText(await again.chat(sessionId, "/echo and on"))).toMatch(/and on$/);
	expect(await again.ask("store.dismiss", {})).toEqual({});
	await fixture.stop();
	await fixture.start();
	expect(await fixture.client().ask("store.state", {})).toEqual({});
});
