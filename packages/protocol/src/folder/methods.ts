import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { listOf, oneOf } from "../contract/fields.ts";

const Path = Type.String({ minLength: 1, maxLength: 4096 });

/** `unasked`: nobody has decided yet, which counts as no. */
export const FolderTrust = oneOf("trusted", "untrusted", "unasked");

export const Folder = Type.Object({
	path: Path,
	name: Type.String(),
	trust: FolderTrust,
	/** An attached editor says that it is not trusted, and that wins: the person has to tell the editor otherwise. */
	heldByEditor: Type.Optional(Type.Boolean()),
});

export const folderMethods = {
	"folder.list": method(
		"Folders the hub knows, most recently used first.",
		Type.Object({}),
		Type.Object({ folders: listOf(Folder) }),
	),
	"folder.browse": method(
		"The folders within a folder of the hub's machine, for picking one. Without a path: the user's home.",
		Type.Object({ path: Type.Optional(Path) }),
		Type.Object({
			path: Path,
			parent: Type.Optional(Path),
			folders: listOf(Type.Object({ path: Path, name: Type.String() })),
			truncated: Type.Boolean(),
		}),
	),
	"folder.add": method(
		"Makes a folder known. Links are resolved first: what is remembered is where the folder really is.",
		Type.Object({ path: Path }),
		Type.Object({ folder: Folder }),
	),
	"folder.trust": method(
		"Remembers whether third-party agents may run in a folder.",
		Type.Object({ path: Path, trusted: Type.Boolean() }),
		Type.Object({ folder: Folder }),
	),
};

export type Folder = Static<typeof Folder>;
export type FolderTrust = Static<typeof FolderTrust>;
