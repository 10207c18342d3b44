import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { errorCodes } from "@parley/protocol/envelope/error-codes";
import { logEvents } from "@parley/protocol/log/log-events";
import { methods } from "@parley/protocol/methods";
import { archiveLines } from "@parley/protocol/session/transfer/archive";
import { topics } from "@parley/protocol/topics";
import { describeSchema } from "./describe-schema.ts";
import { protocolSchemas } from "./protocol-schemas.ts";

const block = (label: string, key: string): string => {
	const schema = protocolSchemas[key];
	return schema === undefined ? "" : `${label}\n\n\`\`\`ts\n${describeSchema(schema)}\n\`\`\`\n`;
};

const methodSections = Object.entries(methods).map(([name, { about }]) =>
	[
		`### \`${name}\`\n`,
		`${about}\n`,
		block("Parameters", `params:${name}`),
		block("Result", `result:${name}`),
	].join("\n"),
);

const eventSections = (prefix: string, events: Readonly<Record<string, { about: string }>>): string[] =>
	Object.entries(events).map(([name, { about }]) =>
		[`### \`${name}\`\n`, `${about}\n`, block("Payload", `${prefix}:${name}`)].join("\n"),
	);

/** The human-readable reference, generated from the same schemas as the validators. */
export const protocolReference = (): string =>
	[
		'<!-- Written by "npm run generate" from packages/protocol. Do not edit. -->',
		"# Protocol reference\n",
		`The contract between a UI and the hub, version ${envelopeVersion}. Its machine-readable form is`,
		"`packages/protocol/src/generated/schema.json`; `packages/transcript/README.md` explains the log.\n",
		"## Rules\n",
		"- Every message is an envelope. Anything else is refused, counted and logged as a violation; the connection stays open.",
		"- Unknown fields are ignored. Fields, methods, topics, event types and error codes may be added",
		`  within version ${envelopeVersion}; anything that breaks a receiver raises it. A message of another version gets \`unsupported_version\`.`,
		"- An unknown method gets `method_not_found`; invalid parameters get `bad_request`.",
		"- Parameters, results and payloads are checked by the side that sends and by the side that receives.",
		"- A log event of an unknown type or with an invalid payload keeps its position and is shown by name.",
		"- Offsets and lengths of text are UTF-16 units.\n",
		"## Envelope\n",
		block("Request", "envelope:req"),
		block("Response", "envelope:res:ok"),
		block("Refusal", "envelope:res:error"),
		block("Event", "envelope:evt"),
		`Error codes: ${errorCodes.map((code) => `\`${code}\``).join(", ")}.\n`,
		"## Methods\n",
		...methodSections,
		"## Topics\n",
		...eventSections("topic", topics),
		"## Log events\n",
		block("Frame", "log"),
		...eventSections("log", logEvents),
		"## Archives\n",
		"A session exported as JSON Lines: `session`, then the pieces of its blobs, then its events in order, then `end`. Several",
		"sessions may follow one another in a file.\n",
		...Object.keys(archiveLines).map((name) => block(`A line of the kind \`${name}\``, `archive:${name}`)),
	].join("\n");
