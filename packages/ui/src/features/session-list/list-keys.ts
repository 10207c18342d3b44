import type { AppStore } from "../../app/app-store.ts";
import { moveFocus } from "./move-focus.ts";

const lines = ".session-open";

const focusedSession = (): string | undefined =>
	document.activeElement instanceof HTMLElement ? document.activeElement.dataset["session"] : undefined;

/** Left and right move between a chat and its actions: Tab passes a chat in one step. */
const moveWithinLine = (event: KeyboardEvent): boolean => {
	const { activeElement } = document;
	const line = activeElement?.closest(".session");
	const isOpener = activeElement?.matches(lines) === true;
	if (line === null || line === undefined || !(activeElement instanceof HTMLButtonElement)) return false;
	const buttons = [...line.querySelectorAll<HTMLButtonElement>("button")];
	const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
	if (step === 0) {
		// On an action button, up and down move on from its chat.
		if (!isOpener && (event.key === "ArrowDown" || event.key === "ArrowUp")) buttons[0]?.focus();
		return false;
	}
	event.preventDefault();
	buttons[buttons.indexOf(activeElement) + step]?.focus();
	return true;
};

/** Keys of the list as a whole: arrows move, with Shift they select; Ctrl+A selects all, Escape none; Ctrl+Z undoes a deletion. */
export const listKeys = (event: KeyboardEvent, list: HTMLElement, app: AppStore): void => {
	const { selection } = app;
	const withCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
	if (moveWithinLine(event)) return;
	const from = focusedSession();
	if (from === undefined) return;
	if (event.shiftKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
		selection.extendTo(from);
		moveFocus(event, list, lines);
		selection.extendTo(focusedSession() ?? from);
	} else if (withCommand && event.key === "a") {
		event.preventDefault();
		selection.all();
	} else if (withCommand && event.key === "z") {
		event.preventDefault();
		void app.deletions.undo();
	} else if (event.key === "Escape" && selection.on()) {
		// Otherwise Escape would close a list that lies over the chat.
		event.stopPropagation();
		selection.end();
	} else moveFocus(event, list, lines);
};

/** Restores the focus to its position in the list once the line that had it is removed. */
export const focusNear = (position: number): void => {
	queueMicrotask(() => {
		const all = [...document.querySelectorAll<HTMLElement>(lines)];
		all[Math.min(position, all.length - 1)]?.focus();
	});
};
