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
	/** The store says how much it keeps now. */
	const answer = async (bytes: number): Promise<void> => {
		asked.shift()?.resolve({ blobs: 1, bytes });
		await new Promise(setImmediate);
	};
	return { account, asked, answer, logs };
};

test("[E25.limits] room is taken at once, and what is on its way counts until the store has said what it keeps", async () => {
	const { account, answer } = await setUp(40);
	expect(account.take(61)).toBe(false);
	expect(account.take(60)).toBe(true);
	expect(account.take(1)).toBe(false);
	account.settle(60);
	expect(account.take(1)).toBe(false);
	// The data was known already: only a part of it is new.
	await answer(50);
	expect(account.take(51)).toBe(false);
	expect(account.take(50)).toBe(true);
});

test("[E25.limits] a store that does not answer leaves the account as it was, and says so", async () => {
	const { account, asked, logs } = await setUp(0);
	expect(account.take(100)).toBe(true);
	account.settle(100);
	asked.shift()?.reject(new Error("closed"));
	await logs.waitFor(({ message }) => message.includes("room for blobs is not known"));
	await new Promise(setImmediate);
	expect(account.take(100)).toBe(true);
});
