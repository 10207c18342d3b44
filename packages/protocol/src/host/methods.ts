import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, mapOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { windowMethods } from "./window-methods.ts";

const Path = Type.String({ minLength: 1, maxLength: 4096 });

/** A folder that is open in an editor window, and whether the user trusts it there. */
const WindowFolder = Type.Object({ path: Path, trusted: Type.Boolean() });

/** A text to compare, inline or as a blob. */
export const TextSource = Type.Union([
	Type.Object({ text: Type.String() }),
	Type.Object({ blob: BlobReference }),
]);

/**
 * What an editor window can do for a session. A view asks the hub, and the hub forwards the request by the topic `request` to the
 * window that has the session's folder open, else to the one that last had the focus. Without a window it is refused.
 */
const services = {
	"host.openFile": method(
		"Shows a file in an editor. A file outside the session's folder, after resolving links, is shown only with `outside`, the user's " +
			"consent; otherwise the answer says where it is.",
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
		"Shows an edit in the editor's diff view, as it was at the time: neither side is the file on disk.",
		Type.Object({
			sessionId: Id,
			path: Path,
			/** Absent for a new file. */
			before: Type.Optional(TextSource),
			after: TextSource,
		}),
		Type.Object({}),
	),
	"host.openText": method(
		"Shows a text of an agent in an editor, read-only. The ending of `name` tells the language.",
		Type.Object({ sessionId: Id, name: Type.String({ minLength: 1, maxLength: 200 }), source: TextSource }),
		Type.Object({}),
	),
	"host.manageTrust": method(
		"Opens the editor's trust settings for a session's folder. The window reports the decision by `host.declare`.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
};

/** Requests that only the hub makes of a window. */
const hubServices = {
	"host.notify": method(
		"Notifies a user who is not looking that a session needs an answer or has finished. Never takes the focus.",
		Type.Object({
			sessionId: Id,
			title: Type.String(),
			reason: oneOf("waiting", "ended", "lost"),
			/** The duration of the turn. */
			ranMs: Count,
		}),
		Type.Object({}),
	),
	"host.storeSecret": method(
		"Puts a secret that a person has entered into the editor's secret storage.",
		Type.Object({
			name: Type.String({ minLength: 1, maxLength: 200 }),
			value: Type.String({ minLength: 1, maxLength: 32_768 }),
		}),
		Type.Object({}),
	),
	"host.runLogin": method(
		"Lets a person log in to an agent in a terminal of the editor. Answers when the program has ended; without `exitCode`, it was closed.",
		Type.Object({
			title: Type.String(),
			command: Type.String({ minLength: 1 }),
			args: listOf(Type.String()),
			cwd: Path,
			env: mapOf(Type.String()),
			/** Variables whose values are in the editor's secret storage, by their names there. */
			secrets: mapOf(Type.String()),
		}),
		Type.Object({ exitCode: Type.Optional(Type.Integer()) }),
	),
	"host.readSecret": method(
		"A secret that an agent's configuration names, from the editor's secret storage. Only the agent receives it.",
		Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
		Type.Object({ value: Type.Optional(Type.String()) }),
	),
};

export const hostMethods = {
	"host.declare": method(
		"Declares what an editor window has open. A window sends it on every connection and after every change; it holds while the client is " +
			"attached. For hosts only.",
		Type.Object({
			folders: listOf(WindowFolder),
			isFocused: Type.Boolean(),
			/** Whether a view of Parley is visible in it. */
			isWatching: Type.Boolean(),
			/** The window's environment, inherited by the agents it requests. */
			environment: Type.Optional(mapOf(Type.String())),
		}),
		Type.Object({}),
	),
	"host.answer": method(
		"Answers a request from the hub. For hosts only.",
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
		"How many editor windows are attached.",
		Type.Object({}),
		Type.Object({ windows: Count }),
	),
	...services,
	...hubServices,
	...windowMethods,
};

/** Requests the hub makes of a window, by the topic `request`. */
export type HostService = keyof typeof services | keyof typeof hubServices;

/** Those that a view may make. */
export type ViewService = keyof typeof services;

export type TextSource = Static<typeof TextSource>;
