import { FrameReader, longestGreeting } from "@parley/keeper/wire/frame";
import { findKeeper } from "./connect-keeper.ts";
import { findAddress } from "./keeper-files.ts";

const glanceMs = 2000;

/** What a keeper tells anyone who may reach its address. */
export type Glance = { readonly pid: number; readonly since: number };

/**
 * The keeper of a folder, without attaching to it: that would cut off the hub that is attached, and count as one more attempt to go on
 * with its agents. Works for keepers of every version. Undefined if there is none, or it does not greet.
 */
export const glanceAtKeeper = async (folder: string): Promise<Glance | undefined> => {
	const socket = await findKeeper(await findAddress(folder));
	if (socket === undefined) return undefined;
	return new Promise((resolve) => {
		const timer = setTimeout(() => socket.destroy(), glanceMs);
		const reader = new FrameReader(longestGreeting, ({ type, pid, since }) => {
			if (type === "greeting" && typeof pid === "number" && typeof since === "number")
				resolve({ pid, since });
			socket.destroy();
		});
		socket.on("data", (chunk: Buffer) => {
			try {
				if (!socket.destroyed) reader.push(chunk);
			} catch {
				// It is no keeper.
				socket.destroy();
			}
		});
		// What follows is the close.
		socket.on("error", () => undefined);
		socket.once("close", () => {
			clearTimeout(timer);
			resolve(undefined);
		});
	});
};
