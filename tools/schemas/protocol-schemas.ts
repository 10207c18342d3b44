import {
	EventEnvelope,
	FailureEnvelope,
	RequestEnvelope,
	SuccessEnvelope,
} from "@parley/protocol/envelope/envelope";
import { logEvents } from "@parley/protocol/log/log-events";
import { WireEvent } from "@parley/protocol/log/wire-event";
import { Attachment } from "@parley/protocol/message/attachment";
import { methods } from "@parley/protocol/methods";
import { archiveLines } from "@parley/protocol/session/transfer/archive";
import { topics } from "@parley/protocol/topics";
import type { TSchema } from "typebox";
import type { SchemaExports, SchemaTable } from "./compile-validators.ts";

const each = <Definition>(
	definitions: Readonly<Record<string, Definition>>,
	pick: (definition: Definition) => TSchema,
): SchemaTable =>
	Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, pick(definition)]));

const prefixed = (prefix: string, table: SchemaTable): [string, TSchema][] =>
	Object.entries(table).map(([name, schema]) => [`${prefix}:${name}`, schema]);

const envelopes: SchemaTable = {
	req: RequestEnvelope,
	"res:ok": SuccessEnvelope,
	"res:error": FailureEnvelope,
	evt: EventEnvelope,
};
const params = each(methods, (method) => method.params);
const results = each(methods, (method) => method.result);
const payloads = each(topics, (topic) => topic.payload);
const events = each(logEvents, (event) => event.payload);

/** Every schema of the contract, by its name in the reference. */
export const protocolSchemas: SchemaTable = Object.fromEntries([
	...prefixed("envelope", envelopes),
	...prefixed("params", params),
	...prefixed("result", results),
	...prefixed("topic", payloads),
	["log", WireEvent],
	...prefixed("log", events),
	...prefixed("archive", archiveLines),
]);

/** The same by kind of message, because no program checks every kind. */
export const protocolExports: SchemaExports = {
	envelopeValidators: envelopes,
	paramsValidators: params,
	resultValidators: results,
	topicValidators: payloads,
	eventFrameValidator: { single: WireEvent },
	eventValidators: events,
	archiveValidators: archiveLines,
};

/** What a page reads back from its own storage. It need not know why something is wrong, and carries these checks itself. */
export const keptExports: SchemaExports = {
	keptPromptValidator: { single: methods["prompt.send"].params },
	attachmentValidator: { single: Attachment },
};
