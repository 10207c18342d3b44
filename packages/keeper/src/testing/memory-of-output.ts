import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFrame } from "../wire/frame.ts";
import { RawHub } from "./raw-hub.ts";

/** How much memory a keeper's process takes, in MiB. Undefined where the system does not tell. */
export const memoryOf = (pid: number): number | undefined => {
	if (process.platform !== "linux") return undefined;
	const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kibibytes) / 1024;
};

/**
 * Has an agent write, reads it with a credit of a mebibyte, and acknowledges it late, so that files are used. Calls back with the
 * position at each acknowledgement.
 */
export const streamOutput = async (
	address: string,
	key: Buffer,
	bytes: number,
	onAcknowledged: (position: number) => void,
): Promise<void> => {
	const hub = await RawHub.attach(address, key);
	const agent = randomUUID();
	const code = `
		const chunk = Buffer.alloc(65536, "x");
		let left = ${bytes};
		const go = () => { while (left > 0) { left -= chunk.length; if (!process.stdout.write(chunk)) return process.stdout.once("drain", go); } };
		go();
	`;
	const ahead = 1024 * 1024;
	const late = 16 * ahead;
	let [given, acknowledged] = [ahead, 0];
	const done = Promise.withResolvers<void>();
	hub.onOutput = (end) => {
		if (end + ahead - given >= ahead / 4) {
			given = end + ahead;
			hub.send({ type: "credit", agent, upTo: given });
		}
		if (end - acknowledged < late && end < bytes) return;
		acknowledged = end;
		writeFrame(hub.socket, { type: "acknowledge", agent, position: end });
		onAcknowledged(end);
		if (end >= bytes) done.resolve();
	};
	await hub.start(agent, code);
	hub.send({ type: "read", agent, from: 0, upTo: given });
	await Promise.race([
		done.promise,
		hub.closed.then(() => Promise.reject(new Error("the keeper has ended the connection"))),
	]);
	hub.socket.destroy();
};
