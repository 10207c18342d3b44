import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { Uploads } from "../blobs/uploads.ts";
import type { CallContext } from "../delivery/call-context.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { blobsThrough } from "./blob-port.ts";
import type { Exporter } from "./exporter.ts";
import type { Imports } from "./imports.ts";

/** `all` are all of the hub's handlers: blobs are read through the same requests as clients use. */
export const transferHandlers = (
	sessions: Sessions,
	exporter: Exporter,
	imports: Imports,
	uploads: Uploads,
	all: () => Handlers<CallContext>,
) =>
	({
		"session.export": (params, context) => {
			sessions.requireExisting(params.sessionId);
			return exporter.piece(params, blobsThrough(all(), uploads, context));
		},
		"session.import": (params, context) => imports.take(params, blobsThrough(all(), uploads, context)),
		"session.cancelImport": async ({ importId }) => {
			await imports.cancel(importId);
			return {};
		},
	}) satisfies Handlers<CallContext>;
