import { createEffect, onCleanup } from "solid-js";
import { scrollToShow } from "./scroll-to-show.ts";

/**
 * Keeps the active tab of a strip in view: when another one becomes active, when tabs open, close or change width, and when the strip is
 * resized. `track` reads the signals that decide which tabs exist and which is active.
 */
export const keepActiveInView = (strip: HTMLElement, track: () => void): void => {
	const show = (): void => {
		const active = strip.querySelector<HTMLElement>(".tab.active");
		if (active === null) return;
		const view = { start: strip.scrollLeft, size: strip.clientWidth };
		strip.scrollLeft = scrollToShow(view, {
			start: active.offsetLeft,
			size: active.offsetWidth,
		});
	};
	const sizes = new ResizeObserver(show);
	onCleanup(() => sizes.disconnect());
	createEffect(() => {
		track();
		sizes.disconnect();
		for (const element of [strip, ...strip.children]) sizes.observe(element);
		show();
	});
};
