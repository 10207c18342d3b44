import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import type { Parley } from "../harness/parley.ts";
import { serveOnce } from "../harness/serve-once.ts";
import { Stage } from "../harness/stage.ts";

const served = serveOnce();

type Sent = {
	readonly path?: string;
	readonly method?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
};

/** Plain HTTP: a browser would not let a test forge Host and Origin. */
const send = async (
	parley: Parley,
	{ path = "/rpc", method = "POST", headers = {}, body = "" }: Sent,
): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> => {
	const all = {
		authorization: `Bearer ${parley.token}`,
		"parley-client": "test-client",
		"content-type": "application/json",
		...headers,
	};
	const outgoing = request(`${parley.origin}${path}`, { method, headers: all });
	outgoing.on("error", () => undefined);
	outgoing.end(body);
	const [incoming] = await once(outgoing, "response");
	let text = "";
	for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
	return { status: incoming.statusCode, text, headers: incoming.headers };
};

const list = JSON.stringify({ v: 1, kind: "req", id: "1", method: "session.list", params: {} });

test("[C10.access] access depends on token, Host, Origin, size and type", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	expect(await send(parley, { body: list })).toMatchObject({ status: 200 });
	const refused: [Sent, number][] = [
		[{ body: list, headers: { authorization: "" } }, 401],
		[{ body: list, headers: { authorization: `Bearer ${"x".repeat(43)}` } }, 401],
		[{ path: "/events", method: "GET", headers: { authorization: "Bearer wrong" } }, 401],
		[{ body: list, headers: { origin: "https://evil.example" } }, 403],
		[{ body: list, headers: { host: "evil.example" } }, 403],
		[{ path: "/", method: "GET", headers: { host: "evil.example" } }, 403],
		[{ body: list, headers: { "sec-fetch-site": "cross-site" } }, 403],
		[{ body: list, headers: { "content-type": "text/plain" } }, 415],
		[{ body: list, headers: { "parley-client": "../x" } }, 400],
		[{ body: "x".repeat(1024 * 1024 + 1) }, 413],
		[{ body: "{" }, 400],
		[{ method: "GET" }, 405],
		[{ path: "/../package.json", method: "GET" }, 404],
		[{ path: "/assets/%2e%2e/%2e%2e/package.json", method: "GET" }, 404],
	];
	for (const [what, status] of refused)
		expect([what.headers, (await send(parley, what)).status]).toEqual([what.headers, status]);
	expect(await send(parley, { body: list })).toMatchObject({ status: 200 });
});

test("[C8.powers] a browser's token grants no control over the hub", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	for (const method of ["hub.status", "hub.listen", "hub.stop", "agent.prefer"]) {
		const params = {
			"hub.status": {},
			"hub.listen": { host: "127.0.0.1", port: 0 },
			"hub.stop": { force: true },
			"agent.prefer": { agentId: "x", command: ["sh"] },
		}[method];
		const { text } = await send(parley, {
			body: JSON.stringify({ v: 1, kind: "req", id: "1", method, params }),
		});
		expect(JSON.parse(text)).toMatchObject({ ok: false, error: { code: "forbidden" } });
	}
});

test("[C7.unknownMethod][C7.inbound][C1.logged][C12.bump] a request that breaks the contract is refused in the envelope, and logged", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const violations = async () => (await parley.hubLog()).split("Protocol violation").length - 1;
	const before = await violations();
	const ask = async (message: unknown) =>
		JSON.parse((await send(parley, { body: JSON.stringify(message) })).text);
	expect(await ask({ v: 2, kind: "req", id: "1", method: "session.list" })).toMatchObject({
		error: { code: "unsupported_version" },
	});
	expect(await ask({ v: 1, kind: "req", id: "1", method: "bb.nope" })).toMatchObject({
		error: { code: "method_not_found" },
	});
	expect(await ask({ v: 1, kind: "req", id: "1", method: "session.open", params: {} })).toMatchObject({
		error: { code: "bad_request" },
	});
	expect(await violations()).toBeGreaterThan(before);
});

test("[C10.csp] every response carries the strict policy, and the page works under it", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const { headers, text } = await send(parley, { path: "/", method: "GET" });
	expect(headers["content-security-policy"]).toContain("default-src 'none'");
	expect(headers["content-security-policy"]).not.toContain("unsafe");
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
});

test("[C6.refused] a page with a wrong or missing token tells the person what to do", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const wrong = await ChatPage.open(browser, `${parley.origin}/#token=${"x".repeat(43)}`);
	const advice = wrong.page.getByText(/Open the link that “parley serve” printed/);
	await expect.poll(() => advice.count(), { timeout: 20_000 }).toBe(1);
});

test("[E2.oneHub] one hub per data folder: a second is refused, a second serve joins the first", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const pid = await parley.hubPid();
	const refused = await parley.secondHub();
	expect(refused.code).toBe(0);
	expect(refused.stderr).toContain("Parley already runs");
	expect(await parley.hubPid()).toBe(pid);
	const status: { pid: number; listeners: string[] } = JSON.parse(
		(await parley.command("status", "--json")).stdout,
	);
	expect(status).toMatchObject({ pid, listeners: [`${parley.origin}/`] });
});

test("[D7.lifetime] Ctrl-C leaves a working agent running and says so", async ({ task }) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.send("/hang");
	await chat.running();
	const pid = await parley.hubPid();
	expect(await parley.interrupt()).toBe(0);
	expect(parley.stderr.join("\n")).toMatch(/Parley keeps running: 1 chat at work/);
	expect(await parley.hubPid()).toBe(pid);
	expect((await parley.command("stop")).code).toBe(1);
	await parley.start();
	const again = await ChatPage.open(browser, parley.url);
	await again.pick(/hang/);
	await again.running();
	await again.button(/^Stop/).click();
	await again.idle();
});
