import { For } from "solid-js";
import { useSlots } from "./app-context.ts";
import type { View } from "./feature.ts";

/** What the features add to one place, in list order. */
export const SlotViews = (props: { readonly of: "Banner" | "ListNotice" | "ListFoot" | "Overlay" }) => {
	const added = useSlots();
	const views = (): readonly View[] => added.flatMap((slots) => slots[props.of] ?? []);
	return <For each={views()}>{(Each) => <Each />}</For>;
};
