import type { ViewCommand } from "@parley/client/core/view/view-message";
import { expect, expectTypeOf, test } from "vitest";
import { searchFeature } from "../features/search/search-feature.ts";
import { sessionsFeature } from "../features/sessions/sessions-feature.ts";
import { tabsFeature } from "../features/tabs/tabs-feature.ts";
import { allFeatures, noFeatures, type Unhandled } from "./compose.ts";
import type { FeatureTopic, NoState, Slots } from "./feature.ts";

test("[ground] a list of features that leaves a topic or a command unhandled does not compile", () => {
	const list = noFeatures.with(sessionsFeature).with(searchFeature);
	// @ts-expect-error No feature handles the other topics and commands.
	expect(allFeatures(list)).toBe(list);
	expectTypeOf<Unhandled<typeof list>>().toEqualTypeOf<
		Exclude<FeatureTopic, "state"> | Exclude<ViewCommand, "search">
	>();
});

test("[ground] a feature that does not handle a topic it names does not compile", () => {
	// @ts-expect-error Its handler is missing.
	const slots: Slots<NoState, "draft"> = { state: {} };
	expect(slots).toEqual({ state: {} });
});

test("[ground] a feature listed before one whose state it needs does not compile", () => {
	// @ts-expect-error The drafts and the list of chats are missing.
	expect(noFeatures.with(tabsFeature)).toHaveProperty("make");
});
