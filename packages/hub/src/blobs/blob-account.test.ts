import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import type { BlobCount } from "../store/blob-store.ts";
import { BlobAccount } from "./blob-account.ts";

const setUp = async (kept: number) => {
	const asked: PromiseWithResolvers<BlobCount>[] = [];
	const logs = new LogEventStream();
	const store = {
		usage: () => {
			const answer = Promise.withResolvers<BlobCount>();
			asked.push(answer);
			return answer.promise;
		},
	};
	const opening = BlobAccount.open({ store, quota: 100, logger: Logger.create("hub", { sinks: [logs] }) });
	asked.shift()?.resolve({ blobs: 1, bytes: kept });
	const account = await opening;
	/** The store reports its current usage. */
	const answer = async (bytes: number): Promise<void> => {
		asked.shift()?.resolve({ blobs: 1, bytes });
		await new Promise(setImmediate);
	};
	return { account, asked, answer, logs };
};

test("[E25.limits] space is reserved at once, and pending data counts until the store reports its usage", async () => {
	const { account, answer } = await setUp(40);
	expect(account.take(61)).toBe(false);
	expect(account.take(60)).toBe(true);
	expect(account.take(1)).toBe(false);
	account.settle(60);
	expect(account.take(1)).toBe(false);
	// Part of the data was already stored.
	await answer(50);
	expect(account.take(51)).toBe(false);
	expect(account.take(50)).toBe(true);
});

test("[E25.limits] if the store does not answer, the account is unchanged and logs it", async () => {
	const { account, asked, logs } = await setUp(0);
	expect(account.take(100)).toBe(true);
	account.settle(100);
	asked.shift()?.reject(new Error("closed"));
	await logs.waitFor(({ message }) => message.includes("room for blobs is not known"));
	await new Promise(setImmediate);
	expect(account.take(100)).toBe(true);
});
