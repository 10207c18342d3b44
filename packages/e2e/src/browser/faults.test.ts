import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { firstNumbers, numbersOf } from "../harness/numbers.ts";
import { serveOnce } from "../harness/serve-once.ts";
import { Stage } from "../harness/stage.ts";

const served = serveOnce();

const length = 40_000;
const whole = numbersOf(length);

test("[C6.reconnect][D3.replay] a connection cut in the middle of an event reconnects by itself and misses nothing", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const line = await stage.proxy(parley.origin);
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, `${line.origin}/#token=${parley.token}`);
	await chat.send(`/stream ${length} 15000 40`);
	await chat.streamed(1000);
	line.cutAfter(1234);
	await chat.outage.waitFor();
	line.mend();
	await chat.outage.waitFor({ state: "detached" });
	await chat.idle();
	expect(await chat.lastNumbers()).toEqual(whole);
});

test("[D1.messages][C6.requests] a person can write while disconnected, and what they sent goes out later, once", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const line = await stage.proxy(parley.origin);
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, `${line.origin}/#token=${parley.token}`);
	await chat.chat("/echo before");
	line.cut();
	await chat.outage.waitFor();
	await chat.send("/echo later");
	line.mend();
	// The page reconnects by itself; pressing "Reconnect" would race with that.
	await expect.poll(() => chat.answers.allInnerTexts(), { timeout: 40_000 }).toEqual(["before", "later"]);
	expect(await chat.page.locator(".prompt").count()).toBe(2);
});

test("[D7.reattach] a killed hub is replaced: the same address, and the same turn goes on to its end", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.chat("/echo kept");
	await chat.send(`/stream ${length} 5000 20`);
	await chat.streamed(2000);
	const [hub, agents] = [await parley.hubPid(), await parley.agents()];
	process.kill(hub, "SIGKILL");
	await expect.poll(() => parley.hubPid(), { timeout: 20_000 }).not.toBe(hub);
	await chat.idle();
	expect(await chat.lastNumbers()).toEqual(whole);
	expect(await chat.button(/^Retry/).count()).toBe(0);
	expect(await parley.agents()).toEqual(agents);
	expect(await chat.chat("/echo on we go")).toBe("on we go");
	await chat.page.getByRole("log").press("Home");
	await expect.poll(() => chat.answers.first().innerText(), { timeout: 20_000 }).toBe("kept");
});

test("[D7.hub][B16.outcome] when the keeper is killed, the turn is shown as interrupted, with a way to continue", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.chat("/echo kept");
	await chat.send("/stream 1000000 5000 20");
	await chat.streamed(2000);
	const shown = (await chat.lastNumbers()).length;
	const keeper = await parley.keeperPid();
	process.kill(await parley.hubPid(), "SIGKILL");
	process.kill(keeper, "SIGKILL");
	await chat
		.button(/^Retry/)
		.first()
		.waitFor();
	const numbers = await chat.lastNumbers();
	expect(numbers).toEqual(firstNumbers(numbers.length));
	expect(numbers.length).toBeGreaterThanOrEqual(shown);
	await chat.idle();
	expect(await chat.chat("/echo on we go")).toBe("on we go");
});

test("[D6.error][D6.next] the page names an agent that died and why, and the next prompt gets a new one", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.send("/midword");
	await chat.page.getByText(/Your next message restarts it/).waitFor();
	await chat.page
		.getByText(/SIGKILL/)
		.first()
		.waitFor();
	await chat.idle();
	expect(await chat.chat("/echo alive")).toBe("alive");
});

test("[D7.stopped] a page whose hub is stopped by force shows its chat as ended, and the next serve says why", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.send("/deaf aloud");
	await chat.page.getByText("I am not listening.").waitFor();
	expect((await parley.command("stop", "--force")).stdout).toContain("1 chat was interrupted.");
	await chat.page.getByText("Parley was stopped. Start it with “parley serve”").waitFor();
	await chat.page.getByText("Parley was stopped during this turn; it may be incomplete.").first().waitFor();
	expect(await chat.page.getByRole("button", { name: "Stop (Escape)" }).count()).toBe(0);
	await expect.poll(() => parley.stderr.join("\n"), { timeout: 15_000 }).toContain("Parley was stopped.");
	await parley.interrupt();
	await parley.start();
	const again = await ChatPage.open(browser, parley.url);
	await again.pick(/deaf/);
	await again.page.getByText("Parley was stopped during this turn; it may be incomplete.").first().waitFor();
	expect(await again.page.getByText(/Parley restarted/).count()).toBe(0);
	// The new link in the old tab differs only behind the #, which loads nothing by itself.
	await chat.page.goto(parley.url);
	await chat.page.getByRole("button", { name: "Retry" }).first().waitFor();
	await chat.page.getByText(/link has expired|Parley was stopped\. Start it/).waitFor({ state: "detached" });
	expect(new URL(chat.page.url()).hash).not.toContain("token");
});

test("[A9.connection][E20.restored] the page says that the hub was stopped, and the next serve has the chat again", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve({ args: ["--port", "0"] });
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.chat("/echo remember me");
	const { port } = new URL(parley.origin);
	await parley.interrupt();
	await chat.page.getByText(/(?:Reconnecting|No connection) to Parley|Parley has ended/).waitFor();
	expect((await parley.command("status")).stdout).toContain("Parley is not running");
	await parley.start({ args: ["--port", port] });
	const again = await ChatPage.open(browser, parley.url);
	await again.pick(/remember me/);
	await expect.poll(() => again.answers.allInnerTexts(), { timeout: 20_000 }).toEqual(["remember me"]);
});
