export const composerInputId = "composer-input";

/** Only ever on the user's own request. */
export const focusComposer = (): void => document.getElementById(composerInputId)?.focus();
