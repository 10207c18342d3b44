import type { LogEventType } from "./log-event.ts";

/** Every type of event by name: for programs that read logs but carry no schemas. */
export const eventTypes: Readonly<Record<LogEventType, true>> = {
	"session.created": true,
	"session.renamed": true,
	"prompt.accepted": true,
	"prompt.removed": true,
	"prompt.edited": true,
	"prompt.ordered": true,
	"prompt.prioritized": true,
	"prompt.preparing": true,
	"prompt.resumed": true,
	"prompt.sent": true,
	"turn.ended": true,
	text: true,
	content: true,
	tool: true,
	plan: true,
	"permission.requested": true,
	"permission.resolved": true,
	"agent.attached": true,
	"agent.lost": true,
	"agent.failed": true,
	"agent.state": true,
	"agent.update": true,
};
