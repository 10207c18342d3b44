import type { HubConnection } from "@parley/client/core/hub-connection";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { expect, test } from "vitest";
import { Outbox } from "./outbox.ts";

type Sent = { readonly text: string; readonly answer: PromiseWithResolvers<unknown> };

/** An outbox whose requests the test answers. */
const setUp = () => {
	const sent: Sent[] = [];
	const request = (_: string, { content: [block] }: { content: { text: string }[] }): Promise<unknown> => {
		const answer = Promise.withResolvers<unknown>();
		sent.push({ text: block?.text ?? "", answer });
		return answer.promise;
	};
	const kept = new Map<string, string>();
	const outbox = new Outbox("s", { request } as unknown as HubConnection, {
		read: (key) => kept.get(key),
		write: (key, value) => kept.set(key, value),
		remove: (key) => kept.delete(key),
		clear: () => kept.clear(),
	});
	const send = (text: string): void => outbox.send([{ type: "text", text }]);
	const answer = async (at: number, failure?: RequestFailure): Promise<void> => {
		const given = sent[at]?.answer;
		if (failure === undefined) given?.resolve({ status: "accepted" });
		else given?.reject(failure);
		await given?.promise.catch(() => undefined);
		await Promise.resolve();
		await Promise.resolve();
	};
	return {
		outbox,
		send,
		answer,
		sent: () => sent.map(({ text }) => text),
		statuses: () => outbox.items().map(({ status }) => status),
	};
};

const cut = new RequestFailure("disconnected", "cut");

test("[D2.serial] prompts are sent one after the other, in the order in which they were written", async () => {
	const { send, answer, sent, statuses } = setUp();
	send("a");
	send("b");
	expect(sent()).toEqual(["a"]);
	await answer(0);
	expect(sent()).toEqual(["a", "b"]);
	await answer(1);
	expect(statuses()).toEqual(["accepted", "accepted"]);
});

test("[D2.serial] prompts behind one held back by a lost connection wait, and all are sent in order", async () => {
	const { outbox, send, answer, sent, statuses } = setUp();
	send("a");
	send("b");
	await answer(0, cut);
	expect([sent(), statuses()]).toEqual([["a"], ["disconnected", "disconnected"]]);
	const all = outbox.retryAll("disconnected");
	send("c");
	expect(sent()).toEqual(["a", "a"]);
	await answer(1);
	await answer(2);
	await answer(3);
	await all;
	expect(sent()).toEqual(["a", "a", "b", "c"]);
	expect(statuses()).toEqual(["accepted", "accepted", "accepted"]);
});

test("[D2.serial] a rejected prompt does not hold back the others", async () => {
	const { outbox, send, answer, sent, statuses } = setUp();
	send("a");
	send("b");
	await answer(0, new RequestFailure("limit_exceeded", "too long"));
	expect(sent()).toEqual(["a", "b"]);
	await answer(1);
	expect(statuses()).toEqual(["failed", "accepted"]);
	outbox.retry(outbox.items()[0]?.messageId ?? "");
	expect(sent()).toEqual(["a", "b", "a"]);
});
