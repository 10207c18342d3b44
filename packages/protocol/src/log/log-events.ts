import { agentEvents } from "../agent/events.ts";
import type { LogEventDefinition } from "../contract/definitions.ts";
import { messageEvents } from "../message/events.ts";
import { permissionEvents } from "../permission/events.ts";
import { planEvents } from "../plan/events.ts";
import { promptEvents } from "../prompt/events.ts";
import { questionEvents } from "../question/events.ts";
import { sessionEvents } from "../session/events.ts";
import { toolEvents } from "../tool/events.ts";

/** Every kind of event a session's log can hold. */
export const logEvents = {
	...sessionEvents,
	...promptEvents,
	...messageEvents,
	...toolEvents,
	...planEvents,
	...permissionEvents,
	...questionEvents,
	...agentEvents,
} satisfies Readonly<Record<string, LogEventDefinition>>;
