import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The paths of a hub's files. All are in its data folder, except the socket where its path would be too long. */
export type HubFiles = {
	readonly data: string;
	readonly lock: string;
	readonly address: string;
	readonly token: string;
	/** The port that was last served to browsers. */
	readonly port: string;
	readonly socket: string;
	readonly store: string;
	readonly log: string;
	readonly config: string;
	readonly secrets: string;
	/** The records of running agent processes. */
	readonly agents: string;
	/** The folder of the process that keeps them. */
	readonly keeper: string;
	/** The agents that Parley has installed. */
	readonly installed: string;
	/** The copy of the public registry of agents. */
	readonly registry: string;
};

/** Unix sockets have paths of at most 107 bytes on Linux, 103 on macOS. */
const maxSocketPath = 100;

export const hubFiles = (data: string, platform: NodeJS.Platform = process.platform): HubFiles => ({
	data,
	lock: join(data, "hub.lock"),
	address: join(data, "hub.json"),
	token: join(data, "token"),
	port: join(data, "serve-port"),
	socket: socketPath(data, platform),
	store: join(data, "store", "parley.db"),
	log: join(data, "logs", "hub.log"),
	config: join(data, "config.json"),
	secrets: join(data, "secrets.json"),
	agents: join(data, "agents"),
	keeper: join(data, "keeper"),
	installed: join(data, "installed"),
	registry: join(data, "registry.json"),
});

const socketPath = (data: string, platform: NodeJS.Platform): string => {
	const name = createHash("sha256").update(data).digest("hex").slice(0, 16);
	if (platform === "win32") return `\\\\.\\pipe\\parley-${name}`;
	const beside = join(data, "hub.sock");
	return Buffer.byteLength(beside) <= maxSocketPath ? beside : join(tmpdir(), `parley-${name}`, "hub.sock");
};
