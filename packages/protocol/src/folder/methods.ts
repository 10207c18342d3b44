import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { listOf, oneOf } from "../contract/fields.ts";

const Path = Type.String({ minLength: 1, maxLength: 4096 });

/** `unasked`: not decided yet, which counts as no. */
export const FolderTrust = oneOf("trusted", "untrusted", "unasked");

export const Folder = Type.Object({
	path: Path,
	name: Type.String(),
	trust: FolderTrust,
	/** An attached editor distrusts the folder, and that wins: only the user can change it, in the editor. */
	heldByEditor: Type.Optional(Type.Boolean()),
});

export const folderMethods = {
	"folder.list": method(
		"Known folders, most recently used first.",
		Type.Object({}),
		Type.Object({ folders: listOf(Folder) }),
	),
	"folder.browse": method(
		"The subfolders of a folder on the hub's machine, for a folder picker. Without a path: those of the user's home.",
		Type.Object({ path: Type.Optional(Path) }),
		Type.Object({
			path: Path,
			parent: Type.Optional(Path),
			folders: listOf(Type.Object({ path: Path, name: Type.String() })),
			truncated: Type.Boolean(),
		}),
	),
	"folder.add": method(
		"Adds a folder. Links are resolved first: the hub stores the folder's real path.",
		Type.Object({ path: Path }),
		Type.Object({ folder: Folder }),
	),
	"folder.trust": method(
		"Records whether third-party agents may run in a folder.",
		Type.Object({ path: Path, trusted: Type.Boolean() }),
		Type.Object({ folder: Folder }),
	),
};

export type Folder = Static<typeof Folder>;
export type FolderTrust = Static<typeof FolderTrust>;
