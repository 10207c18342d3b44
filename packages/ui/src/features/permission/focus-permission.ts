/** Focuses the oldest pending request. Only ever at the user's request. */
export const focusPermission = (): void => document.querySelector<HTMLElement>(".permission-card")?.focus();
