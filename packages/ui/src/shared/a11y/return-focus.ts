import { onCleanup } from "solid-js";
import { focusComposer } from "./focus-composer.ts";

/**
 * Gives the focus back when an element goes away that has it: to where it was before, else to the composer. Left alone, it would
 * drop to the page, and the next key would go nowhere.
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
			// Without a target the page itself has lost the focus, or the element was switched off: it is still ours to give.
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

/** No element has the focus, just the page. */
export const isNowhere = (element: Element | null): boolean =>
	element === null || element === document.body || element === document.documentElement;
