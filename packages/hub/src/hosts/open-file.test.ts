import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";

const open = async () => {
	const fixture = await HubFixture.open();
	onTestFinished(() => fixture[Symbol.asyncDispose]());
	const { client: view, sessionId } = await fixture.session();
	const window = fixture.client();
	await window.ask("host.declare", {
		folders: [{ path: fixture.folder, trusted: true }],
		isFocused: true,
		isWatching: false,
	});
	const elsewhere = await mkdtemp(join(tmpdir(), "parley-elsewhere-"));
	onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
	await writeFile(join(elsewhere, "secret.txt"), "secret");
	await mkdir(join(fixture.folder, "src"));
	await writeFile(join(fixture.folder, "src", "a.ts"), "1\n2\n");
	const asked = () =>
		window.received.flatMap((event) => (event.topic === "request" ? [event.payload.params] : []));
	/** A view's request, with the window carrying it out. */
	const ask = async (path: string, more: { line?: number; column?: number; outside?: boolean } = {}) => {
		const before = asked().length;
		const answer = view.ask("host.openFile", { sessionId, path, ...more });
		const request = window.untilTopic("request", () => asked().length > before);
		await Promise.race([answer, request]);
		if (asked().length > before) {
			const { requestId } = await request;
			await window.ask("host.answer", { requestId, outcome: { ok: true, result: {} } });
		}
		return answer;
	};
	return { fixture, elsewhere, ask, asked };
};

test("[C2.hosts] a file is resolved in the session's folder and shown at its line and column", async () => {
	const { fixture, ask, asked } = await open();
	expect(await ask("src/a.ts", { line: 2, column: 1 })).toEqual({});
	expect(asked()).toMatchObject([{ path: join(fixture.folder, "src", "a.ts"), line: 2, column: 1 }]);
});

test("[C2.hosts] a file outside the folder is shown only with the user's consent, whatever path leads there", async () => {
	const { fixture, elsewhere, ask, asked } = await open();
	const secret = join(elsewhere, "secret.txt");
	await symlink(secret, join(fixture.folder, "link.txt"));
	await symlink(elsewhere, join(fixture.folder, "src", "linked"));
	for (const path of [secret, "link.txt", "src/linked/secret.txt", "../".repeat(20) + secret.slice(1)])
		expect(await ask(path)).toEqual({ outside: secret });
	expect(asked()).toEqual([]);
	expect(await ask(secret, { outside: true })).toEqual({});
	expect(asked()).toMatchObject([{ path: secret }]);
});

test("[C2.hosts] a missing file and one on another machine are refused without involving a window", async () => {
	const { ask, asked } = await open();
	await expect(ask("src/missing.ts")).rejects.toMatchObject({ code: "not_found" });
	await expect(ask("\\\\server\\share\\a.ts")).rejects.toMatchObject({ code: "forbidden" });
	await expect(ask("//server/share/a.ts", { outside: true })).rejects.toMatchObject({ code: "forbidden" });
	expect(asked()).toEqual([]);
});
