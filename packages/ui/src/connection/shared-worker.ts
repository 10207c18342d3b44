import { SharedHub } from "@parley/client/core/shared/shared-hub";
import { Logger } from "@parley/logging/logger";
import { ownConnection } from "./own-connection.ts";
import { TokenMemory } from "./token-memory.ts";

/** The part of a shared worker's own world that is used; the page's type library does not know it. */
declare const self: {
	onconnect: ((event: { readonly ports: readonly MessagePort[] }) => void) | null;
};

const hub = new SharedHub({ connect: ownConnection, logger: Logger.create("client") });
const tokens = new TokenMemory();

/** All tabs of a browser share this worker, and so one stream. */
self.onconnect = ({ ports: [port] }) => {
	if (port !== undefined) hub.serve(tokens.watch(port));
};
