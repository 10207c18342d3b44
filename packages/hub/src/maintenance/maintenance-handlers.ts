import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import type { StoreMaintenance } from "../store/store-maintenance.ts";
import { type ForgetParts, forgetEverything } from "./forget-everything.ts";
import type { Maintenance } from "./maintenance.ts";

/** The logs of the process around the hub. */
export type HubLogs = {
	/** In bytes. */
	readonly size: () => Promise<number>;
	/** Deletes them, and returns the number of files. */
	readonly erase: () => Promise<number>;
};

export const noLogs: HubLogs = { size: async () => 0, erase: async () => 0 };

export const maintenanceHandlers = (
	store: StoreMaintenance,
	maintenance: Maintenance,
	forget: ForgetParts,
	hubLogs: HubLogs,
) =>
	({
		"hub.storage": async () => {
			const { parts, counts, damagedFiles } = await store.inspect();
			return {
				parts: { ...parts, hubLogs: await hubLogs.size() },
				counts: { ...counts, damaged: forget.sessions.damaged },
				damagedFiles: [...damagedFiles],
			};
		},
		"hub.maintain": ({ step }) => maintenance.step(step),
		"hub.forget": async () => ({ ...(await forgetEverything(forget)), logFiles: await hubLogs.erase() }),
	}) satisfies Handlers<CallContext>;
