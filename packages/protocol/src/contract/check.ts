import type { EventEnvelope, RequestEnvelope, ResponseEnvelope } from "../envelope/envelope.ts";
import { type Validator, validators } from "../generated/validators.js";
import type { KnownEvent } from "../log/log-event.ts";
import type { WireEvent } from "../log/wire-event.ts";
import type { ArchiveLine, ArchiveLineName } from "../transfer/archive.ts";
import type { MethodName, Params, Result, TopicEvent, TopicName } from "./names.ts";

/*
 * The only door to the generated validators. Schemas are imported as types alone, so that a program which checks
 * messages carries neither a schema builder nor a compiler.
 */

const find = (key: string): Validator | undefined =>
	Object.hasOwn(validators, key) ? validators[key] : undefined;

const need = (key: string): Validator => {
	const validator = find(key);
	if (validator === undefined) throw new MissingValidatorError(key);
	return validator;
};

/** The generated validators lag behind the schemas. */
export class MissingValidatorError extends Error {
	override readonly name = "MissingValidatorError";
	constructor(key: string) {
		super(`No validator was generated for ${key}. Run "npm run generate" after changing a schema.`);
	}
}

const requestEnvelope = need("envelope:req");
const successEnvelope = need("envelope:res:ok");
const failureEnvelope = need("envelope:res:error");
const eventEnvelope = need("envelope:evt");
const wireEvent = need("log");

export const isRequestEnvelope = (data: unknown): data is RequestEnvelope => requestEnvelope(data);
export const isResponseEnvelope = (data: unknown): data is ResponseEnvelope =>
	successEnvelope(data) || failureEnvelope(data);
export const isEventEnvelope = (data: unknown): data is EventEnvelope => eventEnvelope(data);
export const isWireEvent = (data: unknown): data is WireEvent => wireEvent(data);

export const isMethodName = (name: string): name is MethodName => find(`params:${name}`) !== undefined;
export const isTopicName = (name: string): name is TopicName => find(`topic:${name}`) !== undefined;
export const isLogEventType = (type: string): boolean => find(`log:${type}`) !== undefined;

export const isParams = <Name extends MethodName>(name: Name, data: unknown): data is Params<Name> =>
	need(`params:${name}`)(data);
export const isResult = <Name extends MethodName>(name: Name, data: unknown): data is Result<Name> =>
	need(`result:${name}`)(data);
export const isTopicEvent = (event: { topic: string; payload: unknown }): event is TopicEvent =>
	find(`topic:${event.topic}`)?.(event.payload) === true;

export const isKnownEvent = (event: WireEvent): event is KnownEvent & WireEvent =>
	find(`log:${event.type}`)?.(event.payload) === true;

export const isArchiveLine = <Name extends ArchiveLineName>(
	name: Name,
	data: unknown,
): data is ArchiveLine<Name> => need(`archive:${name}`)(data);

/** What was wrong the last time the named check failed, in words for a log line. */
export const lastProblem = (key: string): string => {
	const [problem] = find(key)?.errors ?? [];
	if (problem === undefined) return "does not fit its schema";
	return `${problem.instancePath === "" ? "it" : problem.instancePath} ${problem.message ?? "does not fit its schema"}`;
};
