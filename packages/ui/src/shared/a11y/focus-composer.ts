export const composerInputId = "composer-input";

/** When nothing has the focus, in a page that has it: to write is what a person came for. Never takes it from anything. */
export const focusComposerIfFree = (): void => {
	const { activeElement } = document;
	if (document.hasFocus() && (activeElement === null || activeElement === document.body)) focusComposer();
};

/** Only ever on the user's own request. */
export const focusComposer = (): void => document.getElementById(composerInputId)?.focus();
