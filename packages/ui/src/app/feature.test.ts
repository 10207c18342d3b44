import type { ViewCommand } from "@parley/client/core/view/view-message";
import { expect, expectTypeOf, test } from "vitest";
import { agentsFeature } from "../features/agents/agents-feature.ts";
import { searchFeature } from "../features/search/search-feature.ts";
import { allFeatures, type FeatureTopic, type Slots, type Unhandled } from "./feature.ts";

test("[ground] a list of features that leaves a topic or a command to nobody does not compile", () => {
	// @ts-expect-error Nobody handles the other topics and commands.
	expect(allFeatures([agentsFeature, searchFeature])).toHaveLength(2);
	expectTypeOf<Unhandled<readonly [typeof agentsFeature, typeof searchFeature]>>().toEqualTypeOf<
		Exclude<FeatureTopic, "agents"> | Exclude<ViewCommand, "search">
	>();
});

test("[ground] a feature that does not handle a topic it names does not compile", () => {
	// @ts-expect-error Its handler is missing.
	const slots: Slots<"draft"> = {};
	expect(slots).toEqual({});
});
