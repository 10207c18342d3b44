/** To the oldest request that waits. Only ever on the user's own request. */
export const focusPermission = (): void => document.querySelector<HTMLElement>(".permission-card")?.focus();
