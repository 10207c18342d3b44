import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { linkSync, renameSync, rmSync } from "node:fs";
import { connect, type Server } from "node:net";
import process from "node:process";

const maxTries = 10;

/** Listens where only one process can. False if another one does. */
export const claimSocket = async (server: Server, address: string, tries = maxTries): Promise<boolean> => {
	const mask = process.umask(0o177);
	server.listen(address);
	// Agents inherit it.
	process.umask(mask);
	try {
		await once(server, "listening");
		return true;
	} catch (error) {
		// A named pipe ends with its process.
		if (process.platform === "win32" || (await isServed(address))) return false;
		if (tries === 0) throw error;
	}
	await removeDead(address);
	return claimSocket(server, address, tries - 1);
};

/** Removes the socket of a process that died. One that another put there in the same instant is put back. */
export const removeDead = async (address: string): Promise<void> => {
	const aside = `${address}.${randomBytes(3).toString("hex")}`;
	try {
		renameSync(address, aside);
		if (await isServed(aside)) linkSync(aside, address);
	} catch {
		// Someone else was faster.
	}
	rmSync(aside, { force: true });
};

const isServed = async (address: string): Promise<boolean> => {
	const socket = connect(address);
	const isConnected = once(socket, "connect").then(
		() => true,
		() => false,
	);
	return isConnected.finally(() => socket.destroy());
};
