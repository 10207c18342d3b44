import { type Static, Type } from "typebox";
import { Id, listOf, oneOf } from "../contract/fields.ts";

/** A command that starts an agent. */
export const LaunchCommand = Type.Object({ command: Type.String(), args: listOf(Type.String()) });

/**
 * A well-known agent. `npm`: the package that has it, with the arguments its program takes, and whether that starts only after the package's
 * install scripts have run; `minNode`: the oldest major version of Node it
 * runs on; `askingMode`: the mode in which it asks before it acts; `perChat`: it serves one session at a time.
 */
export const KnownAgent = Type.Object({
	id: Id,
	title: Type.String(),
	commands: listOf(LaunchCommand),
	npm: Type.Optional(
		Type.Object({
			package: Type.String(),
			bin: Type.String(),
			args: listOf(Type.String()),
			needsScripts: Type.Optional(Type.Literal(true)),
		}),
	),
	minNode: Type.Optional(Type.Integer()),
	askingMode: Type.Optional(Type.String()),
	perChat: Type.Optional(Type.Literal(true)),
	docs: Type.String(),
});

/** What is known of an agent on this machine. `needsNode`: it is installed, and the Node on its PATH is too old. */
export const DetectedAgent = Type.Object({
	id: Id,
	state: oneOf("installed", "missing", "needsNode"),
	path: Type.Optional(Type.String()),
	/** How to start it. */
	launch: Type.Optional(LaunchCommand),
	/** It was installed by Parley, which can remove it. */
	isPrivate: Type.Optional(Type.Literal(true)),
});

/** Where programs are looked for. The version of Node is known only where it can be told without running it. */
export const SearchedPlaces = Type.Object({
	folders: listOf(Type.String()),
	node: Type.Optional(Type.String()),
	nodeVersion: Type.Optional(Type.String()),
	npm: Type.Optional(Type.String()),
});

export type LaunchCommand = Static<typeof LaunchCommand>;
export type KnownAgent = Static<typeof KnownAgent>;
export type DetectedAgent = Static<typeof DetectedAgent>;
export type SearchedPlaces = Static<typeof SearchedPlaces>;
