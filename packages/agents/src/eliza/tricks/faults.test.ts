import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { spokenText } from "../testing/seen-update.ts";
import { numberedText } from "./numbered-text.ts";

let eliza: ElizaProcess;
beforeAll(async () => {
	eliza = await ElizaProcess.start();
});
afterAll(() => eliza[Symbol.asyncDispose]());

test.each(["/hang", "/slow 600 never", "/stream 1000000000", "/stream 100000 10 10", "/tools 1000"])(
	"[E13.tricks] %s ends as cancelled, with no tool left open",
	async (command) => {
		const session = await eliza.newSession();
		const silent = command === "/hang" || command.startsWith("/slow");
		const started = silent
			? Promise.resolve()
			: eliza.next(({ sessionUpdate }) => sessionUpdate !== "available_commands_update");
		const prompting = eliza.prompt(session, command);
		await started;
		await eliza.cancel(session);
		const { stopReason, updates, text } = await prompting;
		expect(stopReason).toBe("cancelled");
		expect(numberedText(text.length) === text).toBe(true);
		const last = new Map(updates.map(({ toolCallId, status }) => [toolCallId, status]));
		last.delete(undefined);
		expect([...last.values()].filter((status) => status !== "completed" && status !== "failed")).toEqual([]);
	},
);

test("[E13.tricks] a cancelled prompt request ends the turn, too", async () => {
	const session = await eliza.newSession();
	const cancel = new AbortController();
	const prompting = eliza.agent.request(
		"session/prompt",
		{ sessionId: session, prompt: [{ type: "text", text: "/hang" }] },
		{ cancellationSignal: cancel.signal },
	);
	cancel.abort();
	expect(await prompting).toEqual({ stopReason: "cancelled" });
});

test("[E13.tricks] /deaf ignores a cancel and leaves the other sessions alone", async () => {
	const [deaf, other] = [await eliza.newSession(), await eliza.newSession()];
	const prompting = eliza.prompt(deaf, "/deaf");
	await eliza.cancel(deaf);
	expect((await eliza.prompt(other, "/echo still here")).text).toBe("still here");
	await expect(eliza.prompt(deaf, "Hello")).rejects.toMatchObject({ code: -32600 });
	await eliza.agent.request("session/close", { sessionId: deaf });
	expect((await prompting).stopReason).toBe("cancelled");
});

test("[E13.tricks] /late speaks after the turn has ended", async () => {
	const session = await eliza.newSession();
	const more = eliza.next((update) => spokenText([update]) === "One more thing.");
	const { text } = await eliza.prompt(session, "/late");
	expect(text).toBe("Goodbye.");
	expect(spokenText([await more])).toBe("One more thing.");
});

test("[E13.tricks] /unknown sends what no client knows and tells how it was taken", async () => {
	// The SDK's client refuses the unknown kind, loudly, before any handler sees it.
	using complaints = vi.spyOn(console, "error").mockImplementation(() => {});
	await using strange = await ElizaProcess.start();
	const stdout = strange.tapStdout();
	const { text } = await strange.prompt(await strange.newSession(), "/unknown");
	expect(stdout()).toContain('"update":{"sessionUpdate":"eliza_mood_update","mood":"curious"}');
	expect(complaints).toHaveBeenCalledOnce();
	expect(text).toContain("Method not found");
});

test("[E13.tricks] /garbage writes nonsense and goes on", async () => {
	await using noisy = await ElizaProcess.start();
	const stdout = noisy.tapStdout();
	const { text, stopReason } = await noisy.prompt(await noisy.newSession(), "/garbage");
	expect(stdout()).toContain("\nthis line is no JSON\n");
	expect(stdout()).toContain('"method":"eliza/mumble"');
	expect({ text, stopReason }).toEqual({ text: "Excuse me. Where were we?", stopReason: "end_turn" });
});

test("[E13.tricks] /deep says something nested as deeply as it was told, wherever that is", async () => {
	using complaints = vi.spyOn(console, "error").mockImplementation(() => {});
	await using falling = await ElizaProcess.start();
	const stdout = falling.tapStdout();
	const session = await falling.newSession();
	await expect(falling.prompt(session, "/deep all 100")).rejects.toMatchObject({ code: -32603 });
	const nested = `${'{"in":'.repeat(100)}"the abyss"${"}".repeat(100)}`;
	expect(stdout().split(nested).length - 1).toBe(11);
	expect(complaints).toHaveBeenCalled();
	expect((await falling.prompt(session, "/deep nowhere")).text).toContain("Where?");
});

test("[E13.tricks] /stderr complains on stderr only", async () => {
	await using sour = await ElizaProcess.start();
	await sour.prompt(await sour.newSession(), "/stderr the couch is hard");
	await sour.hangUp();
	expect(sour.stderr).toBe("the couch is hard\n");
});

test.each([
	["ELIZA_EARLY=1", { ELIZA_EARLY: "1" }, undefined],
	["/early", {}, "/early"],
])(
	"[E13.tricks] with %s updates come before the response that names the session",
	async (_name, env, first) => {
		await using hasty = await ElizaProcess.start({ env });
		if (first !== undefined) await hasty.prompt(await hasty.newSession(), first);
		const stdout = hasty.tapStdout();
		const session = await hasty.newSession();
		const announced = stdout().indexOf(`"sessionId":"${session}","update"`);
		expect(announced).toBeGreaterThanOrEqual(0);
		expect(announced).toBeLessThan(stdout().indexOf(`"result":{"sessionId":"${session}"`));
	},
);

test("[E13.tricks] /die leaves half a message and its code", async () => {
	await using dying = await ElizaProcess.start();
	const stdout = dying.tapStdout();
	const prompting = dying.prompt(await dying.newSession(), "/die 7");
	await expect(prompting).rejects.toThrow();
	expect(await dying.exited).toEqual({ code: 7, signal: null });
	expect(stdout()).toMatch(/\{"jsonrpc":"2.0","method":"session\/upd$/);
});

test("[E13.tricks] /crash shows its stack on stderr", async () => {
	await using crashing = await ElizaProcess.start();
	await expect(crashing.prompt(await crashing.newSession(), "/crash")).rejects.toThrow();
	expect(await crashing.exited).toEqual({ code: 1, signal: null });
	expect(crashing.stderr).toMatch(/Eliza crashed, because you asked her to\.\n\s+at /);
});

test("[E13.tricks] /midword is killed in the middle of a word", async () => {
	await using killed = await ElizaProcess.start();
	const session = await killed.newSession();
	await expect(killed.prompt(session, "/midword")).rejects.toThrow();
	expect(await killed.exited).toEqual({ code: null, signal: "SIGKILL" });
	expect(spokenText(killed.updates(session))).toBe("I was going to say someth");
});
