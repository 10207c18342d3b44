import { once } from "node:events";
import { rename } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { FrameReader, longestGreeting, writeFrame } from "@parley/keeper/wire/frame";
import { vi } from "vitest";
import { findKeeper } from "../kept/connect-keeper.ts";
import { keeperFiles } from "../kept/keeper-files.ts";
import { keeperCommand, startKeeper } from "../kept/start-keeper.ts";

/** What a keeper says of itself. */
type Said = { readonly version: string; readonly wire?: number };

/** Starts a keeper for a folder that says it is of another version. */
export const startKeeperAs = async (folder: string, said: Said): Promise<void> => {
	const files = await keeperFiles(folder);
	await startKeeper(files, keeperCommand, undefined, () => undefined);
	await vi.waitUntil(async () => {
		const found = await findKeeper(files.address);
		found?.destroy();
		return found !== undefined;
	});
	await disguiseKeeper(folder, said);
};

/** Makes the keeper of a folder say that it is of another version, until the returned function is called. */
export const disguiseKeeper = async (folder: string, said: Said): Promise<() => Promise<void>> => {
	const { address } = await keeperFiles(folder);
	const inner = join(folder, "disguised.sock");
	await rename(address, inner);
	const server = createServer({ allowHalfOpen: true }, (hub) => {
		const keeper = connect({ path: inner, allowHalfOpen: true });
		const end = (): void => void leave(inner, server, hub);
		hub.on("error", () => undefined);
		hub.once("close", () => keeper.destroy());
		keeper.once("error", end).once("end", end);
		hub.pipe(keeper);
		greetAs(said, keeper, hub);
	});
	server.listen(address);
	await once(server, "listening");
	return async () => {
		server.close();
		await rename(inner, address);
	};
};

const greetAs = (said: Said, keeper: Socket, hub: Socket): void => {
	const reader = new FrameReader(longestGreeting, (header) => {
		keeper.off("data", read);
		writeFrame(hub, { ...header, ...said });
		keeper.pipe(hub, { end: false });
	});
	const read = (chunk: Buffer): void => reader.push(chunk);
	keeper.on("data", read);
};

/** Gives the address up with the keeper, before the hub learns of it: another keeper takes it then. */
const leave = async (inner: string, server: Server, hub: Socket): Promise<void> => {
	const again = await findKeeper(inner);
	again?.destroy();
	if (again === undefined) server.close();
	hub.destroy();
};
