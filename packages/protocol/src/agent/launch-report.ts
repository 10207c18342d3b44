import { type Static, Type } from "typebox";
import { Count, listOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { AgentIdentity } from "./events.ts";

/** How a test of an agent ended. `failed` is everything that has no name of its own here. */
export const LaunchOutcome = oneOf(
	"works",
	"notFound",
	"wrongNode",
	"needsLogin",
	"crashed",
	"silent",
	"notAcp",
	"failed",
);

const Named = Type.Object({ id: Type.String(), name: Type.String() });

/** What a test of an agent found. `message` says what it means and what to do. */
export const LaunchReport = Type.Object({
	outcome: LaunchOutcome,
	message: Type.String(),
	wording: Type.Optional(Wording),
	tookMs: Count,
	agent: Type.Optional(AgentIdentity),
	protocolVersion: Type.Optional(Type.Integer()),
	/** What it says it can do, as named in the protocol. */
	abilities: Type.Optional(listOf(Type.String())),
	modes: Type.Optional(listOf(Named)),
	currentMode: Type.Optional(Type.String()),
	/** How a chat goes on once its process is gone. */
	goesOn: Type.Optional(oneOf("resume", "load", "none")),
	/** How it lets a person log in. */
	logins: Type.Optional(
		listOf(
			Type.Object({
				id: Type.String(),
				name: Type.String(),
				description: Type.Optional(Type.String()),
				type: Type.Optional(Type.String()),
			}),
		),
	),
	exitCode: Type.Optional(Type.Integer()),
	signal: Type.Optional(Type.String()),
	stderr: Type.Optional(Type.String()),
	/** What it wrote where the protocol belongs. */
	printed: Type.Optional(Type.String()),
	/** Where its program was looked for. */
	searched: Type.Optional(listOf(Type.String())),
});

export type LaunchOutcome = Static<typeof LaunchOutcome>;
export type LaunchReport = Static<typeof LaunchReport>;
