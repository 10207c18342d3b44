import { onCleanup } from "solid-js";
import { focusComposer } from "./focus-composer.ts";

/**
 * Returns the focus when an element that has it is removed: to where it was before, or else to the composer. Otherwise the focus would drop
 * to the page, and the next key would do nothing.
 */
export const returnFocus = (element: HTMLElement): void => {
	let before: Element | null = null;
	let isInside = false;
	const listening = new AbortController();
	const { signal } = listening;
	element.addEventListener(
		"focusin",
		({ relatedTarget }) => {
			const from = relatedTarget instanceof Element ? relatedTarget : null;
			if (!isInside && from !== null && !element.contains(from)) before = from;
			isInside = true;
		},
		{ signal },
	);
	element.addEventListener(
		"focusout",
		({ relatedTarget }) => {
			// Without a target the page itself has lost the focus, or the element was disabled: this element still counts as focused.
			if (relatedTarget instanceof Element) isInside = element.contains(relatedTarget);
		},
		{ signal },
	);
	onCleanup(() => {
		listening.abort();
		const { activeElement } = document;
		if (!isInside || !(isNowhere(activeElement) || element.contains(activeElement))) return;
		if (before instanceof HTMLElement && before.isConnected && !isNowhere(before))
			before.focus({ preventScroll: true });
		if (isNowhere(document.activeElement) || element.contains(document.activeElement)) focusComposer();
	});
};

/** Whether no element has the focus, just the page. */
export const isNowhere = (element: Element | null): boolean =>
	element === null || element === document.body || element === document.documentElement;
