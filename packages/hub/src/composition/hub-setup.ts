import { treeMemory } from "@parley/process/tree/tree-memory";
import { defaultKeepLimits } from "../agents/keeps-agent.ts";
import type { HubOptions } from "../hub-options.ts";
import { noLogs } from "../maintenance/maintenance-handlers.ts";
import { unreferencedTimer } from "../unreferenced-timer.ts";
import { Teardown } from "./teardown.ts";

const defaultDetachGrace = 10 * 60_000;
const defaultBlobQuota = 2 * 1024 ** 3;

/** What every part is built from: the options with their defaults, and the teardown. */
export const hubSetup = (options: HubOptions) => {
	const teardown = new Teardown();
	teardown.ends(() => options.store.close());
	let isLeaving = false;
	return {
		...options,
		now: options.now ?? Date.now,
		elapsed: options.elapsed ?? (() => performance.now()),
		later: options.later ?? unreferencedTimer,
		detachGrace: options.detachGrace ?? defaultDetachGrace,
		keepLimits: options.keepLimits ?? defaultKeepLimits,
		memoryOf: options.memoryOf ?? ((pid: number) => treeMemory(pid)),
		blobQuota: options.blobQuota ?? defaultBlobQuota,
		hubLogs: options.hubLogs ?? noLogs,
		teardown,
		/** From now on the hub closes without ending its agents. */
		leave: () => {
			isLeaving = options.keeper !== undefined;
		},
		leaves: () => isLeaving,
	};
};

export type HubSetup = ReturnType<typeof hubSetup>;
