import { type Static, Type } from "typebox";
import { Id, listOf, mapOf, oneOf, Timestamp } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

/** A way to run an agent that a package runner fetches by itself when it starts. */
export const PackageLaunch = Type.Object({
	runner: oneOf("npx", "uvx"),
	package: Type.String(),
	args: listOf(Type.String()),
	env: mapOf(Type.String()),
	/** Whether Parley can install it. */
	installs: Type.Boolean(),
});

/** An archive for this platform. The format has no checksums, so Parley shows it and does not fetch it. */
export const ArchiveLaunch = Type.Object({
	archive: Type.String(),
	cmd: Type.String(),
	args: listOf(Type.String()),
});

/** An agent of a public registry. */
export const RegistryAgent = Type.Object({
	id: Id,
	name: Type.String(),
	version: Type.String(),
	description: Type.String(),
	repository: Type.Optional(Type.String()),
	license: Type.Optional(Type.String()),
	packages: listOf(PackageLaunch),
	archive: Type.Optional(ArchiveLaunch),
});

/**
 * A public registry: a web address or a file. `skipped` says which of its entries cannot be read, and why; `problem` why it is not newer than
 * `fetchedAt`.
 */
export const AgentRegistry = Type.Object({
	source: Type.Optional(Type.String()),
	fetchedAt: Type.Optional(Timestamp),
	agents: listOf(RegistryAgent),
	skipped: listOf(
		Type.Object({ entry: Type.String(), message: Type.String(), wording: Type.Optional(Wording) }),
	),
	problem: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
});

export type PackageLaunch = Static<typeof PackageLaunch>;
export type ArchiveLaunch = Static<typeof ArchiveLaunch>;
export type RegistryAgent = Static<typeof RegistryAgent>;
export type AgentRegistry = Static<typeof AgentRegistry>;
