import { constants } from "node:os";
import type { Header } from "./frame.ts";

/** Changes when one side can no longer understand the other. */
export const wireVersion = 1;
/** A hub replaces an older keeper as soon as that is idle. */
export const keeperVersion = "0.1.0";

/** An agent as the keeper knows it. Positions count the bytes of its stdout. */
export type AgentState = {
	agent: string;
	pid: number;
	/** When it was started, in milliseconds since 1970. */
	since: number;
	mark: string;
	/** The lines that were written to it and not forgotten since. */
	keys: readonly { readonly key: string; readonly id?: number | undefined }[];
	/** The highest id of all lines. */
	lastId: number;
	acknowledged: number;
	/** What the hub gave with that acknowledgement. */
	witness: unknown;
	end: number;
	/** How many bytes wait for acknowledgement. */
	kept: number;
	/** How many hubs in a row attached at this acknowledgement while there was something to read. */
	attempts: number;
	note: unknown;
	exit?: Exit | undefined;
};
export type Exit = {
	readonly code?: number | undefined;
	readonly signal?: string | undefined;
	/** Why the rest of its output could not be read back. It was ended for that, if it still ran. */
	readonly unreadable?: string | undefined;
};

type KeeperMessages = {
	greeting: { wire: number; version: string; features: string[]; pid: number; since: number; nonce: string };
	welcome: { proof: string; agents: readonly AgentState[] };
	started: { seq: number; pid: number };
	failed: { seq: number; code: string; message: string };
	written: { agent: string; seq: number; skipped?: boolean | undefined; error?: string | undefined };
	agents: { seq: number; agents: readonly AgentState[] };
	output: { agent: string; from: number };
	/** `kept`: it was written before this hub attached. */
	stderr: { agent: string; kept?: boolean | undefined };
	exited: { agent: string; end: number } & Exit;
	replaced: unknown;
};
type Message<T, K extends keyof T> = { [Each in K]: Readonly<{ type: Each } & T[Each]> }[K];
export type KeeperMessage<K extends keyof KeeperMessages = keyof KeeperMessages> = Message<KeeperMessages, K>;

type Guard<T> = (value: unknown) => value is T;
const isAnything = (_: unknown): _ is unknown => true;
const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): value is number => isInteger(value) && value >= 0;
const isEnvironment = (value: unknown): value is Readonly<Record<string, string>> =>
	typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
const isSignal = (value: unknown): value is NodeJS.Signals =>
	isText(value) && Object.hasOwn(constants.signals, value);
/** Names a folder, so it is nothing but a UUID. */
const agent = (value: unknown): value is string =>
	isText(value) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

const seq = isCount;
const program = { args: isTexts, cwd: isText, env: isEnvironment };
const fromHub = {
	hello: { wire: isCount, version: isText, pid: isCount, nonce: isText, proof: isText },
	start: { seq, agent, mark: isText, file: isText, ...program },
	note: { agent },
	read: { agent, from: isCount, upTo: isCount },
	credit: { agent, upTo: isCount },
	acknowledge: { agent, position: isCount },
	write: { agent, seq },
	forget: { agent, keys: isTexts },
	closeInput: { agent },
	signal: { agent, signal: isSignal },
	release: { agent },
	successor: { command: isText, ...program },
	list: { seq },
	end: {},
};
/** These may be missing. What is in neither table is left to later versions. */
const optional = { verbatim: isFlag, witness: isAnything, key: isText, id: isInteger };

type Fields<T> = { [K in keyof T]: T[K] extends Guard<infer V> ? V : never };
type Given = Partial<Fields<typeof optional>>;
type HubMessages = { [K in keyof typeof fromHub]: Fields<(typeof fromHub)[K]> & Given };
export type HubMessage<K extends keyof HubMessages = keyof HubMessages> = Message<HubMessages, K>;

/** False for what no hub of this wire version sends. */
export const isHubMessage = (header: Header): header is Header & HubMessage => {
	const [, required] = Object.entries(fromHub).find(([type]) => type === header.type) ?? [];
	const given = Object.entries(optional).filter(([name]) => header[name] !== undefined);
	const guards = required && [...Object.entries(required), ...given];
	return guards?.every(([name, guard]) => guard(header[name])) === true;
};
