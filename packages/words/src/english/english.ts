import { agentStart } from "./agent-start.ts";
import { chatRefusal } from "./chat-refusal.ts";
import { editorRequest } from "./editor-request.ts";
import { exportFailure } from "./export-failure.ts";
import { fileRefusal } from "./file-refusal.ts";
import { hubStart } from "./hub-start.ts";
import { importFailure } from "./import-failure.ts";
import { queue } from "./queue.ts";
import { request } from "./request.ts";
import { storeFailure } from "./store-failure.ts";
import { transport } from "./transport.ts";
import { turnEnd } from "./turn-end.ts";

/** All that Parley says, by code. An area is a file; the code begins with its name. */
export const english = {
	...agentStart,
	...chatRefusal,
	...editorRequest,
	...exportFailure,
	...fileRefusal,
	...hubStart,
	...importFailure,
	...queue,
	...request,
	...storeFailure,
	...transport,
	...turnEnd,
} as const;
