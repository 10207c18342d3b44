import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { Keeper, type KeeperOptions } from "../keeper.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import { RawHub } from "./raw-hub.ts";

export type KeeperServer = {
	readonly folder: string;
	readonly address: string;
	readonly key: Buffer;
	/** Resolves when the keeper has nothing left to do. */
	readonly done: Promise<void>;
	readonly attach: () => Promise<RawHub>;
};

/** A keeper in this process, with bounds of a test's own; ended with the test. */
export const keeperServer = async (
	options: Partial<Omit<KeeperOptions, "limits">> & { readonly limits?: Partial<Limits> } = {},
): Promise<KeeperServer> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-keeper-"));
	const address = join(folder, "keeper.sock");
	const key = randomBytes(32);
	const done = Promise.withResolvers<void>();
	const keeper = new Keeper({
		folder,
		key,
		lonelyMs: 600_000,
		successorMs: 60_000,
		firstMs: 60_000,
		log: () => undefined,
		...options,
		limits: { ...defaultLimits, ...options.limits },
		onDone: done.resolve,
	});
	const sockets = createServer((socket) => keeper.accept(socket)).listen(address);
	await once(sockets, "listening");
	onTestFinished(async () => {
		await keeper.end();
		sockets.close();
		await rm(folder, { recursive: true, force: true });
	});
	return { folder, address, key, done: done.promise, attach: () => RawHub.attach(address, key) };
};
