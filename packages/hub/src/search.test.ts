import { randomUUID } from "node:crypto";
import type { Result } from "@parley/protocol/contract/names";
import { expect, test } from "vitest";
import { HubFixture } from "./testing/hub-fixture.ts";
import type { TestClient } from "./testing/test-client.ts";

type Found = Result<"search.query">["results"][number];

const search = (client: TestClient, query: string, more: { thinking?: boolean; folder?: string } = {}) =>
	client.ask("search.query", { query, limit: 20, ...more });

/** The marked words of a snippet. */
const marked = ({ snippet: { text, ranges } }: Found): string[] =>
	ranges.map(({ start, end }) => text.slice(start, end));

const places = ({ results }: Result<"search.query">): string[] =>
	results.map(({ kind, target: { turn, item } }) => `${kind} ${turn ?? "-"} ${item?.split(":")[0] ?? "-"}`);

test("[A14.content] finds text, its author and its place", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo the albatross has landed");
	await client.chat(sessionId, "/echo something else");
	const found = await search(client, "albatross");
	expect(places(found)).toEqual(["title - -", "prompt 1 prompt", "answer 1 text"]);
	expect(found).toMatchObject({ more: false, waiting: 0 });
	const answer = found.results.find(({ kind }) => kind === "answer");
	expect(answer).toMatchObject({
		title: "/echo the albatross has landed",
		folder: fixture.folder,
		target: { sessionId, turn: 1 },
		snippet: { text: "the albatross has landed" },
	});
	expect(found.results.flatMap(marked)).toEqual(["albatross", "albatross", "albatross"]);
	const items = client.view(sessionId).turns[0]?.items ?? [];
	expect(items.map(({ id }) => id)).toContain(answer?.target.item);
});

const scripts = [
	["a word of two characters in the midst of a run", "全文検索の設計", "検索", "検索"],
	["one character", "全文検索の設計", "設", "設"],
	["a longer run", "全文検索の設計", "検索の設", "検索の設"],
	["Hangul", "데이터베이스를 고쳤다", "베이스", "베이스"],
	["Thai", "ฐานข้อมูลใหม่", "ข้อมูล", "ข้อมูล"],
	["emoji", "ship it 🚀🎉 now", "🎉", "🎉"],
	["without its accents", "Crème brûlée for all", "creme brulee", "Crème|brûlée"],
	["with accents that were not written", "a naive resume", "naïve", "naive"],
	["the beginning of a word", "the incremental indexer", "incr", "incremental"],
	["a beginning that is not last", "the incremental indexer", "incr* the", "the|incremental"],
	["a phrase", "red green blue green red", '"green red"', "green red"],
	["a path", "see src/store/worker.ts", "store/worker", "store/worker"],
] as const;

test("[A14.scripts] finds words of any script, parts of them, accents or not, phrases and paths", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	for (const text of new Set(scripts.map(([, said]) => said))) await client.chat(sessionId, `/echo ${text}`);
	for (const [what, , query, expected] of scripts) {
		const { results } = await search(client, query);
		const answers = results.filter(({ kind }) => kind === "answer");
		expect(
			answers.map((answer) => marked(answer).join("|")),
			what,
		).toEqual([expected]);
		expect((await search(client, `${query} absentword`)).results, what).toEqual([]);
	}
});

test("[A14.scripts] a phrase needs its words adjacent, a query all of its words", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo one two three");
	expect((await search(client, "three one")).results).not.toEqual([]);
	expect((await search(client, '"one three"')).results).toEqual([]);
	expect((await search(client, '"two three"')).results).not.toEqual([]);
	expect((await search(client, "one four")).results).toEqual([]);
});

test("[A14.scope] thinking is searched only on request; tools are found by title and path", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/think pondering the imponderable");
	const without = await search(client, "imponderable");
	expect(without.results.map(({ kind }) => kind)).not.toContain("thought");
	const { results } = await search(client, "imponderable", { thinking: true });
	expect(results.map(({ kind }) => kind)).toContain("thought");
	await client.chat(sessionId, "/tool stethoscope");
	const used = await search(client, "use stethoscope.txt");
	expect(used.results.map(({ kind, snippet }) => [kind, snippet.text.split(" ")[0]])).toEqual([
		["tool", "Use"],
	]);
});

test("[A14.complete] an agent's output after its turn is found as soon as the next turn begins", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/late");
	await client.until(sessionId, ({ turns }) => turns[0]?.items.length === 2);
	await client.chat(sessionId, "/echo and on");
	expect(places(await search(client, '"one more thing"'))).toEqual(["answer 1 text"]);
	expect(places(await search(client, "goodbye"))).toEqual(["answer 1 text"]);
});

test("[A14.content] a queued prompt is found in the queue, later at its turn, and not once it is withdrawn", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const send = async (messageId: string, text: string) =>
		client.ask("prompt.send", { sessionId, messageId, content: [{ type: "text", text }] });
	await send("a", "/hang");
	await client.until(sessionId, ({ head }) => head.running?.messageId === "a");
	await send("b", "/echo heliotrope");
	await send("c", "/echo vermilion");
	expect(places(await search(client, "heliotrope"))).toEqual(["prompt - -"]);
	expect(places(await search(client, "hang"))).toContain("prompt 1 prompt");
	await client.ask("prompt.edit", {
		sessionId,
		messageId: "b",
		content: [{ type: "text", text: "/echo viridian" }],
	});
	expect((await search(client, "heliotrope")).results).toEqual([]);
	expect(places(await search(client, "viridian"))).toEqual(["prompt - -"]);
	await client.ask("prompt.remove", { sessionId, messageId: "c" });
	expect((await search(client, "vermilion")).results).toEqual([]);
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await client.ask("prompt.resume", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(places(await search(client, "viridian")).sort()).toEqual(["answer 2 text", "prompt 2 prompt"]);
});

test("[A14.content] a session is found by its newest title only", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("session.rename", { sessionId, title: "Quixotic plans" });
	await client.ask("session.rename", { sessionId, title: "Sober plans" });
	expect((await search(client, "quixotic")).results).toEqual([]);
	expect(places(await search(client, "sober"))).toEqual(["title - -"]);
});

test("[A14.scope] a search can be narrowed to a folder and to older entries", async () => {
	let clock = 1000;
	await using fixture = await HubFixture.open({ now: () => clock });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo marigold one");
	clock = 5000;
	await client.chat(sessionId, "/echo marigold two");
	const ask = async (more: { folder?: string; before?: number }) => {
		const { results } = await client.ask("search.query", { query: "marigold", limit: 20, ...more });
		return results.filter(({ kind }) => kind === "answer").map(({ target }) => target.turn);
	};
	expect(await ask({ folder: fixture.folder })).toEqual([2, 1]);
	expect(await ask({ folder: "/elsewhere" })).toEqual([]);
	expect(await ask({ before: 5000 })).toEqual([1]);
});

test("[A14.complete] finds everything after a restart, including what a crash kept from being indexed", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo persistent pelican");
	const before = await search(client, "pelican");
	await client.ask("prompt.send", {
		sessionId,
		messageId: randomUUID(),
		content: [{ type: "text", text: "/hang for the cormorant" }],
	});
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	expect(await search(again, "pelican")).toEqual(before);
	expect(places(await search(again, "cormorant"))).toEqual(["prompt 2 prompt"]);
});

test("[A14.complete] deleted sessions are not found", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo ephemeral");
	const other = await client.ask("session.create", { folder: fixture.folder });
	await client.open(other.sessionId);
	await client.chat(other.sessionId, "/echo ephemeral too");
	await client.ask("session.delete", { sessionId });
	const { results } = await search(client, "ephemeral");
	expect(new Set(results.map(({ target }) => target.sessionId))).toEqual(new Set([other.sessionId]));
});

test("[A15.rebuild] a rebuilt index finds the same, and reports its size", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	for (const words of ["red apple", "green apple", "red pear"])
		await client.chat(sessionId, `/echo ${words}`);
	const queries = ["apple", "red", "pear", '"green apple"', "echo"];
	const before = await Promise.all(queries.map((query) => search(client, query)));
	expect(before.every(({ results }) => results.length > 0)).toBe(true);
	expect(await fixture.client("browser").ask("search.rebuild", {})).toEqual({ sessions: 1, documents: 7 });
	expect(await Promise.all(queries.map((query) => search(client, query)))).toEqual(before);
});

test("[A14.error] nonsense gets an ordinary answer", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo sense");
	const garbage = [
		'"',
		'""',
		"*",
		"AND OR NOT NEAR(",
		"sense) OR (",
		"words:sense",
		"^sense",
		"{a b}: c",
		"\0",
	];
	for (const query of garbage) expect(await search(client, query)).toMatchObject({ more: false });
	const long = Array.from({ length: 10_240 }, (_, at) => String.fromCharCode((at * 7919) % 0xffff)).join("");
	expect(await search(client, long)).toMatchObject({ results: [] });
	expect(await search(client, "…")).toMatchObject({
		results: [],
		error: expect.stringContaining("nothing to"),
		wording: { code: "searchProblem.nothingAsked" },
	});
	expect(fixture.storeFailures).toEqual([]);
});
