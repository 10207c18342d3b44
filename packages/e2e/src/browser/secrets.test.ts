import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { Stage } from "../harness/stage.ts";
import { TappedLine } from "../harness/tapped-line.ts";

const eliza = import.meta.resolve("@parley/agents/eliza/main");

/** Prints its key to stderr, as careless agents do. */
const careless = `console.error("the key is " + process.env.PLAIN_KEY); await import(${JSON.stringify(eliza)});`;

test("[C8.browser] nothing sent to a browser over HTTP or SSE contains a secret", async ({ task }) => {
	const planted = `planted-${randomBytes(12).toString("hex")}`;
	const doctor = {
		title: "Doctor",
		command: process.execPath,
		args: ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", careless],
		env: { PLAIN_KEY: planted },
	};
	const stage = new Stage(task);
	const parley = await stage.serve({ config: { agents: { doctor } } });
	await using line = await TappedLine.open(parley.origin);
	const ask = async (method: string, params: unknown) => {
		const answer = await fetch(`${line.origin}/rpc`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${parley.token}`,
				"parley-client": "tapped-client",
				"content-type": "application/json",
			},
			body: JSON.stringify({ v: 1, kind: "req", id: "1", method, params }),
		});
		const { ok, result, error } = await answer.json();
		if (ok !== true) throw new Error(`${method}: ${JSON.stringify(error)}`);
		return result;
	};
	await ask("folder.trust", { path: parley.folder, trusted: true });
	const { sessionId } = await ask("session.create", { folder: parley.folder, agent: "doctor" });
	const content = [{ type: "text", text: "/echo tapped" }];
	await ask("prompt.send", { sessionId, messageId: "m", content });
	const chat = await ChatPage.open(await stage.browser(), `${line.origin}/#token=${parley.token}`);
	await chat.pick(/echo tapped/);
	await chat.idle();
	expect(await chat.chat("/env PLAIN_KEY")).toBe("PLAIN_KEY is set.");
	await chat.send("/die 3");
	// The agent's last lines are shown with the secret masked.
	await expect.poll(() => line.heard.some((text) => text.includes("the key is ["))).toBe(true);
	// What the page of agents asks for. Saving keeps the value without sending it back.
	const { agents } = await ask("agent.settings", {});
	expect(agents).toMatchObject([
		{ agentId: "eliza" },
		{ agentId: "doctor", variables: [{ name: "PLAIN_KEY" }] },
	]);
	const { jobId } = await ask("agent.test", { agentId: "doctor", folder: parley.folder });
	for (let seen = 0, more = true; more; )
		({ more, revision: seen } = await ask("agent.follow", { jobId, seen }));
	const entry = { command: doctor.command, args: doctor.args, variables: [{ name: "PLAIN_KEY" }] };
	await ask("agent.save", { agentId: "doctor", entry });
	expect(JSON.parse(await readFile(join(parley.data, "config.json"), "utf8"))).toMatchObject({
		agents: { doctor: { env: { PLAIN_KEY: planted } } },
	});
	const plain = ["agent.list", "agent.settings", "agent.catalogue", "agent.detect", "agent.registry"];
	for (const method of [...plain, "folder.list", "session.list", "hub.storage", "host.list"])
		await ask(method, {});
	for (const format of ["markdown", "jsonl"]) await ask("session.export", { sessionId, format });

	const all = line.heard.join("\n");
	expect(all).toContain("text/event-stream");
	expect(all).toContain("PLAIN_KEY is set.");
	const token = (await readFile(join(parley.data, "token"), "utf8")).trim();
	const secrets = [planted, token, parley.token];
	const spellings = secrets.flatMap((secret) => [
		secret,
		Buffer.from(secret).toString("base64").replace(/=+$/, ""),
		Buffer.from(secret).toString("hex"),
	]);
	expect(spellings.filter((secret) => all.includes(secret))).toEqual([]);
	expect(secrets.filter((secret) => parley.stderr.join("\n").includes(secret))).toEqual([]);
	const log = await parley.hubLog();
	expect(log).toContain("the key is [redacted]");
	expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
