import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { browseFolder } from "../folders/browse-folder.ts";
import type { Folders } from "../folders/folders.ts";
import type { CallContext } from "./context.ts";

export const folderHandlers = (folders: Folders) =>
	({
		"folder.list": () => ({ folders: folders.list() }),
		"folder.browse": ({ path }) => browseFolder(path),
		"folder.add": async ({ path }) => ({ folder: await folders.add(path) }),
		"folder.trust": async ({ path, trusted }) => ({ folder: await folders.trust(path, trusted) }),
	}) satisfies Handlers<CallContext>;
