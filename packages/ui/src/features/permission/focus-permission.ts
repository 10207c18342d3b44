/** Focuses the oldest pending request, a permission before a question. Only ever at the user's request. */
export const focusPermission = (): void =>
	(
		document.querySelector<HTMLElement>(".permission-card") ??
		document.querySelector<HTMLElement>(".question-card")
	)?.focus();
