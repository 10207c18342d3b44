import type { ServerEntry } from "@parley/protocol/mcp/settings";
import type { ConfiguredServer } from "./server-definition.ts";

/** The settings file, as far as it configures MCP servers. Changes resolve with the servers that it configures then. */
export type ServerFile = {
	readonly path: string;
	saveServer(name: string, entry: ServerEntry, isNew: boolean): Promise<readonly ConfiguredServer[]>;
	removeServer(name: string): Promise<readonly ConfiguredServer[]>;
};
