import { expect, test } from "vitest";
import { AcceptedPrompts } from "./accepted-prompts.ts";

test("[D1.messages] a message id is known from its arrival, and permanently once it is stored", async () => {
	const stored = new Set(["old"]);
	const prompts = new AcceptedPrompts(async (messageId) => stored.has(messageId));
	expect(await prompts.has("old")).toBe(true);
	expect(await prompts.has("new")).toBe(false);
	const written = Promise.withResolvers<void>();
	prompts.add("new", written.promise);
	const asked = prompts.has("new");
	written.resolve();
	expect(await asked).toBe(true);
});

test("[D1.messages] a lookup that waits for the store sees a prompt that arrived meanwhile", async () => {
	const answer = Promise.withResolvers<boolean>();
	const prompts = new AcceptedPrompts(() => answer.promise);
	const asked = prompts.has("a");
	prompts.add("a", Promise.resolve());
	answer.resolve(false);
	expect(await asked).toBe(true);
});

test("[D1.messages][D7.disk] a prompt that could not be written fails for all its senders and may be sent again", async () => {
	const prompts = new AcceptedPrompts(async () => false);
	const written = Promise.withResolvers<void>();
	prompts.add("a", written.promise);
	const asked = prompts.has("a");
	written.reject(new Error("disk full"));
	await expect(asked).rejects.toThrow("disk full");
	expect(await prompts.has("a")).toBe(false);
});

test("[D1.messages] only the store knows the oldest ids: the memory here is bounded", async () => {
	const asked: string[] = [];
	const prompts = new AcceptedPrompts(async (messageId) => {
		asked.push(messageId);
		return true;
	});
	for (let at = 0; at <= 1000; at += 1) prompts.add(`m${at}`, Promise.resolve());
	expect(await prompts.has("m0")).toBe(true);
	expect(await prompts.has("m1")).toBe(true);
	expect(asked).toEqual(["m0"]);
});
