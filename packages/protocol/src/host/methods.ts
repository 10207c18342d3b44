import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, mapOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { windowMethods } from "./window-methods.ts";

const Path = Type.String({ minLength: 1, maxLength: 4096 });

/** A folder that is open in a window of an editor, and whether the person has told that editor to trust it. */
const WindowFolder = Type.Object({ path: Path, trusted: Type.Boolean() });

/** A text to compare: itself, or where it is kept. */
export const TextSource = Type.Union([
	Type.Object({ text: Type.String() }),
	Type.Object({ blob: BlobReference }),
]);

/**
 * What a window of an editor can do for a session. A view asks the hub, the hub asks the window that has the session's folder, else
 * the one that had the focus last, by the topic `request` and with the same parameters. Without any window it is refused.
 */
const services = {
	"host.openFile": method(
		"Shows a file in an editor. One that lies outside of the session's folder, links followed, is shown only if `outside` says that " +
			"the person wants it; else the answer says where it is.",
		Type.Object({
			sessionId: Id,
			path: Path,
			line: Type.Optional(Count),
			column: Type.Optional(Count),
			outside: Type.Optional(Type.Boolean()),
		}),
		Type.Object({ outside: Type.Optional(Path) }),
	),
	"host.openDiff": method(
		"Shows what an edit changes in an editor's diff, as it was then: neither side is the file on disk.",
		Type.Object({
			sessionId: Id,
			path: Path,
			/** Absent for a new file. */
			before: Type.Optional(TextSource),
			after: TextSource,
		}),
		Type.Object({}),
	),
	"host.manageTrust": method(
		"Shows where the person decides in the editor whether a session's folder is trusted. The decision comes by `host.declare`.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
};

/** What the hub alone asks of a window. */
const hubServices = {
	"host.notify": method(
		"Tells a person who is not looking that a session needs an answer or has come to an end. Never takes the focus.",
		Type.Object({
			sessionId: Id,
			title: Type.String(),
			reason: oneOf("waiting", "ended", "lost"),
			/** How long the turn took. */
			ranMs: Count,
		}),
		Type.Object({}),
	),
	"host.readSecret": method(
		"A secret that an agent's configuration names, from the editor's own safe. It goes to the agent and nowhere else.",
		Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
		Type.Object({ value: Type.Optional(Type.String()) }),
	),
};

export const hostMethods = {
	"host.declare": method(
		"What a window of an editor has open. Said on every connection and after every change; it holds as long as the client is " +
			"attached. For hosts only.",
		Type.Object({
			folders: listOf(WindowFolder),
			isFocused: Type.Boolean(),
			/** Whether a view of Parley is on screen in it. */
			isWatching: Type.Boolean(),
			/** The window's environment: agents that it asks for get it. */
			environment: Type.Optional(mapOf(Type.String())),
		}),
		Type.Object({}),
	),
	"host.answer": method(
		"Answers a request of the hub. For hosts only.",
		Type.Object({
			requestId: Id,
			outcome: Type.Union([
				Type.Object({ ok: Type.Literal(true), result: Type.Unknown() }),
				Type.Object({
					ok: Type.Literal(false),
					message: Type.String(),
					wording: Type.Optional(Wording),
				}),
			]),
		}),
		Type.Object({}),
	),
	"host.list": method(
		"How many windows of editors are attached.",
		Type.Object({}),
		Type.Object({ windows: Count }),
	),
	...services,
	...hubServices,
	...windowMethods,
};

/** What the hub asks of a window, by the topic `request`. */
export type HostService = keyof typeof services | keyof typeof hubServices;

/** Those that a view may ask for. */
export type ViewService = keyof typeof services;

export type TextSource = Static<typeof TextSource>;
