import { onCleanup } from "solid-js";

export const composerInputId = "composer-input";

/** Focuses the composer if the page has the focus and no element does: people come here to write. Never takes the focus from anything. */
export const focusComposerIfFree = (): void => {
	const { activeElement } = document;
	if (document.hasFocus() && (activeElement === null || activeElement === document.body)) focusComposer();
};

/** Call only on the user's own request. */
export const focusComposer = (): void => document.getElementById(composerInputId)?.focus();

/** Moves the focus to the composer when a focused element is removed. */
export const focusComposerAfter = (element: HTMLElement): void => {
	onCleanup(() => {
		if (document.activeElement === element) focusComposer();
	});
};
