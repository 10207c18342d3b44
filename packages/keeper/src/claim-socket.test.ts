import { linkSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimSocket, removeDead } from "./claim-socket.ts";

const place = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-claim-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	return join(folder, "keeper.sock");
};

const server = (): Server => {
	const made = createServer((socket) => socket.destroy());
	onTestFinished(() => void made.close());
	return made;
};

/** Leaves a socket on which nobody listens, as a killed process does. */
const leaveDead = async (address: string): Promise<void> => {
	const dead = createServer();
	await claimSocket(dead, `${address}.dead`);
	linkSync(`${address}.dead`, address);
	await new Promise((resolve) => dead.close(resolve));
};

test.each([0, 1, 2, 3, 4, 5])(
	"[E11.keeper] of two that start in the same instant one listens, whatever a dead one left (%i looks at the disk apart)",
	async (looks) => {
		const address = await place();
		await leaveDead(address);
		const servers = [server(), server()] as const;
		const first = claimSocket(servers[0], address);
		for (let look = 0; look < looks; look++) await readdir(join(address, ".."));
		const second = claimSocket(servers[1], address);
		expect((await Promise.all([first, second])).sort()).toEqual([false, true]);
		expect(servers.filter(({ listening }) => listening)).toHaveLength(1);
		expect(await claimSocket(server(), address)).toBe(false);
		expect(await readdir(join(address, ".."))).toEqual(["keeper.sock"]);
	},
);

test("[E11.keeper] a socket that turns out to be in use is put back", async () => {
	const address = await place();
	await claimSocket(server(), address);
	await removeDead(address);
	expect(await claimSocket(server(), address)).toBe(false);
	expect(await readdir(join(address, ".."))).toEqual(["keeper.sock"]);
});

test("[E11.keeper] an address that cannot be used is an error", async () => {
	const address = join(await place(), "no-folder", "keeper.sock");
	await expect(claimSocket(server(), address)).rejects.toThrow("EACCES");
});
