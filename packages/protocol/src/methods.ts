import { agentMethods } from "./agent/methods.ts";
import { setupMethods } from "./agent/setup-methods.ts";
import { blobMethods } from "./blob/methods.ts";
import { draftMethods } from "./draft/methods.ts";
import { folderMethods } from "./folder/methods.ts";
import { hostMethods } from "./host/methods.ts";
import { maintenanceMethods } from "./hub/maintenance/methods.ts";
import { hubMethods } from "./hub/methods.ts";
import { loginMethods } from "./login/methods.ts";
import { mcpMethods } from "./mcp/methods.ts";
import { permissionMethods } from "./permission/methods.ts";
import { promptMethods } from "./prompt/methods.ts";
import { questionMethods } from "./question/methods.ts";
import { searchMethods } from "./search/methods.ts";
import { sessionMethods } from "./session/methods.ts";
import { transferMethods } from "./session/transfer/methods.ts";
import { trashMethods } from "./session/trash/methods.ts";
import { storeMethods } from "./store/methods.ts";

/** Every request a client can make of the hub. */
export const methods = {
	...hubMethods,
	...hostMethods,
	...folderMethods,
	...agentMethods,
	...setupMethods,
	...mcpMethods,
	...loginMethods,
	...sessionMethods,
	...trashMethods,
	...transferMethods,
	...promptMethods,
	...draftMethods,
	...blobMethods,
	...permissionMethods,
	...questionMethods,
	...searchMethods,
	...storeMethods,
	...maintenanceMethods,
};
