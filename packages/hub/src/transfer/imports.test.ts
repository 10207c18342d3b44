import { mkdir, realpath, symlink } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { Logger } from "@parley/logging/logger";
import { maxAttachmentSize } from "@parley/protocol/blob/limits";
import { maxDraftLength } from "@parley/protocol/draft/limits";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { StagingStore } from "../store/staging-store.ts";
import { hashOfData } from "../testing/blob-service-fixture.ts";
import { exportBy, importBy } from "../testing/client-transfer.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText } from "../testing/texts.ts";

const prompt = (sessionId: string, messageId: string, text: string) => ({
	sessionId,
	messageId,
	content: [{ type: "text" as const, text }],
});

test("[E20.import] a chat moved to another hub looks the same there; a second import finds it present", async () => {
	await using one = await HubFixture.open();
	await using two = await HubFixture.open();
	const { client, sessionId } = await one.session();
	await client.chat(sessionId, "/echo hello");
	await client.chat(sessionId, "/plan");
	const file = await exportBy(client, sessionId);
	const other = two.client();
	expect(await importBy(other, file, 500)).toMatchObject([{ sessionId, status: "imported", closed: false }]);
	const view = await other.open(sessionId);
	expect(view.turns).toEqual(client.view(sessionId).turns);
	expect(view.head).toEqual(client.view(sessionId).head);
	expect(await exportBy(other, sessionId)).toBe(file);
	const { results } = await other.ask("search.query", { query: "hello", limit: 5 });
	expect(results.map(({ target }) => target.sessionId)).toContain(sessionId);

	expect(await importBy(other, file)).toMatchObject([{ sessionId, status: "present" }]);
	await other.chat(sessionId, "/echo and on");
	expect(await importBy(other, file)).toMatchObject([{ sessionId, status: "present" }]);
	expect(answerText(other.view(sessionId))).toContain("and on");

	await other.ask("session.delete", { sessionId });
	expect(await importBy(other, file)).toMatchObject([{ sessionId, status: "restored" }]);
	expect(two.hub.sessions.has(sessionId)).toBe(true);
});

test("[E20.import] an id that another log has here is not reused: the chat gets a new one and reports it", async () => {
	await using one = await HubFixture.open();
	await using two = await HubFixture.open();
	const { client, sessionId } = await one.session();
	await client.chat(sessionId, "/echo early");
	const early = await exportBy(client, sessionId);
	await client.chat(sessionId, "/echo late");
	const late = await exportBy(client, sessionId);
	const other = two.client();
	await importBy(other, early);
	const [copy] = await importBy(other, late);
	expect(copy).toMatchObject({ status: "copied" });
	expect(copy?.sessionId).not.toBe(sessionId);
	expect(two.hub.sessions.list()).toHaveLength(2);
	expect(answerText(await other.open(copy?.sessionId ?? ""))).toBe("earlylate");
	expect(answerText(await other.open(sessionId))).toBe("early");
});

test("[E20.import] an open turn is closed, queued prompts become a draft, and nothing runs", async () => {
	await using one = await HubFixture.open();
	await using two = await HubFixture.open();
	const { client, sessionId } = await one.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/permission"));
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	await client.ask("prompt.send", prompt(sessionId, "b", "/echo never"));
	await client.ask("prompt.send", prompt(sessionId, "c", "/echo by itself"));
	const file = await exportBy(client, sessionId);
	const other = two.client();
	const [imported] = await importBy(other, file);
	expect(imported).toMatchObject({ status: "imported", closed: true, unqueued: 2 });
	const { head, turns } = await other.open(sessionId);
	expect(head).toMatchObject({ queue: [], pending: [] });
	expect(turns.at(-1)?.end).toMatchObject({
		outcome: "interrupted",
		error: { message: expect.stringContaining("exported while the agent was working") },
	});
	const { draft } = await other.ask("draft.get", { sessionId });
	expect(draft.text).toBe("/echo never\n\n/echo by itself");
	expect(two.hub.sessions.busy).toBe(0);
	await two.stop();
	await two.start();
	expect(two.hub.sessions.busy).toBe(0);
	expect(two.logs.records().some(({ message }) => message === "The agent's process started")).toBe(false);
});

test("[E20.import] queued prompts keep their files, long texts are set aside, and missing data is reported", async () => {
	await using one = await HubFixture.open();
	await using two = await HubFixture.open();
	const { client, sessionId } = await one.session();
	const attach = async (attachmentId: string, words: string) => {
		const data = Buffer.from(words);
		const piece = { uploadId: attachmentId, offset: 0, size: data.length, data: data.toString("base64") };
		const { blob = "" } = await client.ask("blob.put", piece);
		const about = { attachmentId, name: `${attachmentId}.txt`, mimeType: "text/plain" };
		return { type: "attachment" as const, ...about, blob, size: data.length };
	};
	const [kept, withheld] = [await attach("kept", "some words"), await attach("withheld", "a secret")];
	await client.ask("prompt.send", prompt(sessionId, "a", "/hang"));
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const [first, long] = ["look at these", "x".repeat(maxDraftLength)];
	const content = [{ type: "text" as const, text: first }, kept, withheld];
	await client.ask("prompt.send", { sessionId, messageId: "b", content });
	for (const messageId of ["c", "d", "e", "f", "g", "h"])
		await client.ask("prompt.send", prompt(sessionId, messageId, messageId + long.slice(1)));
	const lines = (await exportBy(client, sessionId)).trimEnd().split("\n");
	const { type: _, attachmentId, name, mimeType, ...data } = withheld;
	const withoutSecret = lines.map((line) =>
		line.includes(`"line":"blob","blob":"${withheld.blob}"`)
			? JSON.stringify({ line: "blob", ...data, withheld: true })
			: line,
	);
	const { line, events, blobs } = JSON.parse(withoutSecret.pop() ?? "");
	const body = `${withoutSecret.join("\n")}\n`;
	const file = `${body}${JSON.stringify({ line, events, blobs, crc32: crc32(body) })}\n`;
	const other = two.client();
	expect(await importBy(other, file, 100_000)).toMatchObject([
		{ status: "imported", unqueued: 7, unkeptPrompts: 1, unkeptFiles: 1 },
	]);
	const { draft } = await other.ask("draft.get", { sessionId });
	expect(draft.text).toBe(first);
	expect(draft.attachments).toMatchObject([{ attachmentId: "kept", blob: kept.blob }]);
	expect(draft.setAside.map(({ text }) => text[0])).toEqual(["c", "d", "e", "f", "g"]);
	await two.hub.collectGarbage(0);
	const { data: read } = await other.ask("blob.read", { blob: kept.blob, offset: 0, length: 100 });
	expect(Buffer.from(read, "base64").toString()).toBe("some words");
});

test("[E20.import][C11.stored] an output larger than any attachment is restored unchanged, within the quota", async () => {
	await using folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const data = Buffer.alloc(maxAttachmentSize + 1000, "0123456789");
	const blob = hashOfData(data);
	const about = { head: "", tail: "", length: data.length, size: data.length, blob };
	const content = [{ type: "content" as const, content: { type: "longText" as const, ...about } }];
	const log = new SampleLog("s")
		.turn(1)
		.add({ type: "tool", payload: { toolCallId: "t", status: "completed", content } }, 1);
	const named = [{ index: log.lastIndex, blob }];
	await store.log.append({ ...log.append(), newBlobs: [{ blob, data }], namedBlobs: named });
	await using one = await HubFixture.open({ store });
	await using two = await HubFixture.open();
	await using small = await HubFixture.open({ blobQuota: maxAttachmentSize });
	const file = await exportBy(one.client(), "s");
	const other = two.client();
	expect(await importBy(other, file, 250_000)).toMatchObject([{ sessionId: "s", status: "imported" }]);
	expect((await exportBy(other, "s")) === file).toBe(true);
	await expect(importBy(small.client(), file, 250_000)).rejects.toMatchObject({ code: "limit_exceeded" });
});

test("[E20.whole] an export is the log as it was at its start, whatever is appended meanwhile", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/stream 400000 0 500");
	const first = await client.ask("session.export", { sessionId, format: "jsonl" });
	expect(first.cursor).toBeDefined();
	const busy = client.chat(sessionId, "/stream 50000 0 50");
	let { text, cursor } = first;
	while (cursor !== undefined) {
		const next = await client.ask("session.export", { sessionId, format: "jsonl", cursor });
		text += next.text;
		cursor = next.cursor;
	}
	await busy;
	const { through } = JSON.parse(text.split("\n")[0] ?? "");
	expect(through).toBe(first.total);
	const indexes = [...text.matchAll(/^\{"line":"event","index":(\d+)/gm)].map(([, index]) => Number(index));
	expect(indexes.at(-1)).toBe(through);
	await using two = await HubFixture.open();
	expect(await importBy(two.client(), text, 200_000)).toMatchObject([{ status: "imported", closed: false }]);
});

test("[E20.secrets] the hub's tokens never leave in an export", async () => {
	const logger = Logger.create("hub", { sinks: [] });
	logger.redactor.register("tok-1234567890-abcdef");
	await using fixture = await HubFixture.open({ logger });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo the token is tok-1234567890-abcdef, keep it");
	expect(answerText(client.view(sessionId))).toContain("tok-1234567890-abcdef");
	for (const format of ["markdown", "jsonl"] as const) {
		const text = await exportBy(client, sessionId, format);
		expect(text).not.toContain("tok-1234567890-abcdef");
		expect(text).toContain("the token is [redacted]");
	}
});

test("[E20.refused] a missing session cannot be exported", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const ask = client.ask("session.export", { sessionId: "nobody", format: "markdown" });
	await expect(ask).rejects.toMatchObject({ code: "not_found" });
});

test("[E20.atomic] an import and its drafts appear together: a crash after that leaves both", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await using one = await HubFixture.open();
	const { client, sessionId } = await one.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/hang"));
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await client.ask("prompt.send", prompt(sessionId, "b", "/echo later"));
	const file = await exportBy(client, sessionId);
	const store = await openSqliteStore(path);
	const publish: StagingStore["publish"] = async (sessions) => {
		await store.staging.publish(sessions);
		throw new Error("the hub ends here");
	};
	const cut = await HubFixture.open({ store: { ...store, staging: { ...store.staging, publish } } });
	await expect(importBy(cut.client(), file)).rejects.toThrow("the hub ends here");
	await cut[Symbol.asyncDispose]();
	await using two = await HubFixture.open({ store: await openSqliteStore(path) });
	const later = two.client();
	expect((await later.ask("session.list", {})).sessions).toMatchObject([{ sessionId, hasDraft: true }]);
	expect(await later.ask("draft.get", { sessionId })).toMatchObject({ draft: { text: "/echo later" } });
});

/** The file with another folder and a matching checksum. */
const inFolder = (file: string, from: string, to: string): string => {
	const lines = file.replaceAll(JSON.stringify(from), JSON.stringify(to)).trimEnd().split("\n");
	const end = JSON.parse(lines.pop() ?? "");
	const body = `${lines.join("\n")}\n`;
	return `${body}${JSON.stringify({ ...end, crc32: crc32(body) })}\n`;
};

test.each(["project", "link"])(
	"[C9.imported] the folder of an imported chat (a %s) follows trust",
	async (name) => {
		await using one = await HubFixture.open();
		const { client, sessionId } = await one.session("stranger");
		const [{ folder } = { folder: "" }] = (await client.ask("session.list", {})).sessions;
		const file = await exportBy(client, sessionId);
		await using two = await HubFixture.open();
		const project = join(await realpath(two.folder), "project");
		const path = join(await realpath(two.folder), name);
		await mkdir(project);
		if (name === "link") await symlink(project, path);
		const view = two.client();
		expect(await importBy(view, inFolder(file, folder, path))).toMatchObject([{ status: "imported" }]);
		await view.open(sessionId);
		await expect(view.ask("prompt.send", prompt(sessionId, "a", "/echo no"))).rejects.toMatchObject({
			code: "workspace_untrusted",
		});
		const window = two.client();
		const declare = (trusted: boolean) =>
			window.ask("host.declare", {
				folders: [{ path: project, trusted }],
				isFocused: false,
				isWatching: false,
			});
		await declare(true);
		expect(answerText(await view.chat(sessionId, "/echo yes"))).toBe("yes");
		const pid = await two.agentPid();
		await declare(false);
		await two.ended(pid);
		await expect(view.ask("prompt.send", prompt(sessionId, "b", "/echo no"))).rejects.toMatchObject({
			code: "workspace_untrusted",
		});
	},
);

test("[C9.imported] a missing folder is never trusted, and can be trusted once it exists", async () => {
	await using one = await HubFixture.open();
	const { client, sessionId } = await one.session("stranger");
	const [{ folder } = { folder: "" }] = (await client.ask("session.list", {})).sessions;
	const file = await exportBy(client, sessionId);
	await using two = await HubFixture.open();
	const path = join(await realpath(two.folder), "later");
	const view = two.client();
	const window = two.client();
	const folders = [{ path: process.cwd(), trusted: true }];
	await window.ask("host.declare", { folders, isFocused: false, isWatching: false });
	const relative = inFolder(file, folder, "packages").replaceAll(sessionId, "relative");
	await importBy(view, inFolder(relative, "", ""));
	await expect(view.ask("prompt.send", prompt("relative", "a", "/echo no"))).rejects.toMatchObject({
		code: "workspace_untrusted",
	});
	await importBy(view, inFolder(file, folder, path));
	await expect(view.ask("folder.trust", { path, trusted: true })).rejects.toMatchObject({
		code: "not_found",
	});
	await mkdir(path);
	await view.ask("folder.trust", { path, trusted: true });
	await view.open(sessionId);
	expect(answerText(await view.chat(sessionId, "/echo yes"))).toBe("yes");
});
