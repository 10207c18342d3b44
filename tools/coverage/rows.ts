import type { RowGroup } from "./row.ts";
import { chatView } from "./rows/a-chat-view.ts";
import { chatPipeline } from "./rows/b-chat-pipeline.ts";
import { contract } from "./rows/c-contract.ts";
import { delivery } from "./rows/d-delivery.ts";
import { agents } from "./rows/e-agents.ts";
import { components } from "./rows/e-components.ts";

/** Tags for tests of the ground the product stands on, where no row fits. */
export const otherTags: ReadonlySet<string> = new Set(["ground"]);

export const rowGroups: readonly RowGroup[] = [
	chatView,
	chatPipeline,
	contract,
	delivery,
	agents,
	components,
];
