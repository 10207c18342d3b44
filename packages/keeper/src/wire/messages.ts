import { constants } from "node:os";
import type { Header } from "./frame.ts";
import {
	type Guard,
	type Guarded,
	isAnything,
	isCount,
	isFlag,
	isInteger,
	isText,
	listOf,
	maybe,
	recordOf,
	shape,
} from "./shape.ts";

/** Changes when one side can no longer understand the other. */
export const wireVersion = 1;

/** Names a folder, so it is nothing but a UUID. */
const isAgentId: Guard<string> = (value): value is string =>
	typeof value === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const isSignal: Guard<NodeJS.Signals> = (value): value is NodeJS.Signals =>
	typeof value === "string" && Object.hasOwn(constants.signals, value);

const agent = isAgentId;
const seq = isCount;
const program = { args: listOf(isText), cwd: isText, env: recordOf(isText) };

/** An agent as the keeper knows it. Positions count the bytes of its stdout. */
const isAgentState = shape({
	agent,
	pid: isCount,
	/** When it was started, in milliseconds since 1970. */
	since: isCount,
	mark: isText,
	/** The lines that were written to it and not forgotten since. */
	keys: listOf(shape({ key: isText, id: maybe(isInteger) })),
	lastId: isCount,
	acknowledged: isCount,
	/** What the hub gave with that acknowledgement. */
	witness: isAnything,
	end: isCount,
	/** How many bytes wait for acknowledgement. */
	kept: isCount,
	/** How many hubs in a row attached at this acknowledgement while there was something to read. */
	attempts: isCount,
	note: isAnything,
	exit: maybe(shape({ code: maybe(isInteger), signal: maybe(isText) })),
});
export type AgentState = Guarded<typeof isAgentState>;

const fromHub = {
	hello: shape({ wire: isCount, version: isText, pid: isCount, nonce: isText, proof: isText }),
	start: shape({ seq, agent, mark: isText, file: isText, ...program, verbatim: maybe(isFlag) }),
	note: shape({ agent }),
	read: shape({ agent, from: isCount, upTo: isCount }),
	credit: shape({ agent, upTo: isCount }),
	acknowledge: shape({ agent, position: isCount, witness: isAnything }),
	write: shape({ agent, seq, key: maybe(isText), id: maybe(isInteger) }),
	forget: shape({ agent, keys: listOf(isText) }),
	closeInput: shape({ agent }),
	signal: shape({ agent, signal: isSignal }),
	release: shape({ agent }),
	successor: shape({ command: isText, ...program }),
	list: shape({ seq }),
	end: shape({}),
};

const fromKeeper = {
	greeting: shape({
		wire: isCount,
		version: isText,
		features: listOf(isText),
		pid: isCount,
		since: isCount,
		nonce: isText,
	}),
	welcome: shape({ proof: isText, agents: listOf(isAgentState) }),
	started: shape({ seq, pid: isCount }),
	failed: shape({ seq, code: isText, message: isText }),
	written: shape({ agent, seq, skipped: maybe(isFlag), error: maybe(isText) }),
	agents: shape({ seq, agents: listOf(isAgentState) }),
	output: shape({ agent, from: isCount }),
	/** `kept`: it was written before this hub attached. */
	stderr: shape({ agent, kept: maybe(isFlag) }),
	exited: shape({ agent, code: maybe(isInteger), signal: maybe(isText), end: isCount }),
	replaced: shape({}),
};

type Table = Readonly<Record<string, Guard<unknown>>>;
type MessageOf<T extends Table> = { [K in keyof T]: { readonly type: K } & Guarded<T[K]> }[keyof T];
export type HubMessage = MessageOf<typeof fromHub>;
export type KeeperMessage = MessageOf<typeof fromKeeper>;

const isMessage = <T extends Table>(table: T, header: Header): header is Header & MessageOf<T> =>
	Object.hasOwn(table, header.type) && table[header.type]?.(header) === true;

/** Undefined for what no hub of this wire version sends. */
export const parseHubMessage = (header: Header): HubMessage | undefined =>
	isMessage(fromHub, header) ? header : undefined;

export const parseKeeperMessage = (header: Header): KeeperMessage | undefined =>
	isMessage(fromKeeper, header) ? header : undefined;
