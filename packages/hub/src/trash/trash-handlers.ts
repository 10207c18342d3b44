import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import type { Trash } from "./trash.ts";

export const trashHandlers = (trash: Trash) =>
	({
		"session.delete": async ({ sessionId }) => {
			await trash.delete(sessionId);
			return {};
		},
		"session.deleted": () => trash.list(),
		"session.restore": async ({ sessionId }) => {
			await trash.restore(sessionId);
			return {};
		},
		"session.purge": async ({ sessionId }) => {
			await trash.purge(sessionId);
			return {};
		},
	}) satisfies Handlers<CallContext>;
