import { silentLog } from "@parley/client/core/client-log";
import { SharedHub } from "@parley/client/core/shared/shared-hub";
import { ownConnection } from "./own-connection.ts";
import { TokenMemory } from "./token-memory.ts";

type Ports = { readonly ports: readonly MessagePort[] };

/** The part of a worker's global scope in use, for a shared worker or a tab's own; the page's type library has neither. */
declare const self: {
	onconnect: ((event: Ports) => void) | null;
	onmessage: ((event: Ports) => void) | null;
};

const hub = new SharedHub({ connect: ownConnection, logger: silentLog });
const tokens = new TokenMemory();

/** All tabs of a browser share this worker, and so one stream; where workers cannot be shared, each tab has its own. */
const serve = ({ ports: [port] }: Ports): void => {
	if (port !== undefined) hub.serve(tokens.watch(port));
};
self.onconnect = serve;
self.onmessage = serve;
