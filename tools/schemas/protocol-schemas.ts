import {
	EventEnvelope,
	FailureEnvelope,
	RequestEnvelope,
	SuccessEnvelope,
} from "@parley/protocol/envelope/envelope";
import { logEvents } from "@parley/protocol/log/log-events";
import { WireEvent } from "@parley/protocol/log/wire-event";
import { methods } from "@parley/protocol/methods";
import { topics } from "@parley/protocol/topics";
import { archiveLines } from "@parley/protocol/transfer/archive";
import type { TSchema } from "typebox";
import type { SchemaTable } from "./compile-validators.ts";

const prefixed = <Definition>(
	prefix: string,
	definitions: Readonly<Record<string, Definition>>,
	pick: (definition: Definition) => TSchema,
): [string, TSchema][] =>
	Object.entries(definitions).map(([name, each]) => [`${prefix}:${name}`, pick(each)]);

/** Every schema of the contract, under the key that the protocol's checks look it up by. */
export const protocolSchemas: SchemaTable = Object.fromEntries([
	["envelope:req", RequestEnvelope],
	["envelope:res:ok", SuccessEnvelope],
	["envelope:res:error", FailureEnvelope],
	["envelope:evt", EventEnvelope],
	...prefixed("params", methods, ({ params }) => params),
	...prefixed("result", methods, ({ result }) => result),
	...prefixed("topic", topics, ({ payload }) => payload),
	["log", WireEvent],
	...prefixed("log", logEvents, ({ payload }) => payload),
	...prefixed("archive", archiveLines, (line) => line),
]);
