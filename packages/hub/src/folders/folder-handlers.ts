import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import { browseFolder } from "./browse-folder.ts";
import type { Folders } from "./folders.ts";
import type { TrustWatch } from "./trust-watch.ts";

export const folderHandlers = (folders: Folders, trust: TrustWatch) =>
	({
		"folder.list": () => ({ folders: folders.list() }),
		"folder.browse": ({ path }) => browseFolder(path),
		"folder.add": async ({ path }) => ({ folder: await folders.add(path) }),
		"folder.trust": async ({ path, trusted }) => {
			const folder = await folders.trust(path, trusted);
			await trust.review();
			return { folder };
		},
	}) satisfies Handlers<CallContext>;
