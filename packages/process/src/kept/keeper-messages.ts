import type { Header } from "@parley/keeper/wire/frame";
import type { AgentState, KeeperMessage } from "@parley/keeper/wire/messages";

type Guard = (value: unknown) => boolean;
/** A guard for each field, so that none is forgotten. What they mean is told with the types. */
type GuardsOf<T> = { readonly [F in Exclude<keyof T, "type">]-?: Guard };

const isAnything: Guard = () => true;
const isText: Guard = (value) => typeof value === "string";
const isFlag: Guard = (value) => typeof value === "boolean";
const isInteger: Guard = (value) => Number.isSafeInteger(value);
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const maybe =
	(guard: Guard): Guard =>
	(value) =>
		value === undefined || guard(value);
const listOf =
	(guard: Guard): Guard =>
	(value) =>
		Array.isArray(value) && value.every(guard);
/** At least these fields; others are left to later versions. */
const shape =
	(guards: Readonly<Record<string, Guard>>): Guard =>
	(value) =>
		typeof value === "object" &&
		value !== null &&
		Object.entries(guards).every(([name, guard]) => guard(Reflect.get(value, name)));

const [agent, seq] = [isText, isCount];
const exit = { code: maybe(isInteger), signal: maybe(isText), unreadable: maybe(isText) };
const state: GuardsOf<AgentState> = {
	agent,
	pid: isCount,
	since: isCount,
	mark: isText,
	keys: listOf(shape({ key: isText, id: maybe(isInteger) })),
	lastId: isCount,
	acknowledged: isCount,
	witness: isAnything,
	end: isCount,
	kept: isCount,
	attempts: isCount,
	note: isAnything,
	exit: maybe(shape(exit)),
};
const agents = listOf(shape(state));

const messages: { readonly [K in KeeperMessage["type"]]: GuardsOf<KeeperMessage<K>> } = {
	greeting: {
		wire: isCount,
		version: isText,
		features: listOf(isText),
		pid: isCount,
		since: isCount,
		nonce: isText,
	},
	welcome: { proof: isText, agents },
	started: { seq, pid: isCount },
	failed: { seq, code: isText, message: isText },
	written: { agent, seq, skipped: maybe(isFlag), error: maybe(isText) },
	agents: { seq, agents },
	output: { agent, from: isCount },
	stderr: { agent, kept: maybe(isFlag) },
	exited: { agent, ...exit, end: isCount },
	replaced: {},
};
const guardOf = new Map(Object.entries(messages).map(([type, fields]) => [type, shape(fields)]));

const isKeeperMessage = (header: Header): header is Header & KeeperMessage =>
	guardOf.get(header.type)?.(header) === true;

/** Undefined for what no keeper of this wire version sends. */
export const parseKeeperMessage = (header: Header): KeeperMessage | undefined =>
	isKeeperMessage(header) ? header : undefined;
