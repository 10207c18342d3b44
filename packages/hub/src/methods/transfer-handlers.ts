import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { Uploads } from "../blobs/uploads.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { blobsThrough } from "../transfer/blob-port.ts";
import type { Exporter } from "../transfer/exporter.ts";
import type { Imports } from "../transfer/imports.ts";
import type { CallContext } from "./context.ts";

/** `all` are the handlers of the hub as a whole: blobs are read as clients read them. */
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
