import { say } from "@parley/words/spoken";
import { isInEditor } from "../shared/host-environment.ts";
import type { AppStore } from "./app-store.ts";

/**
 * A shortcut of the whole page, by physical key: with Alt, some layouts and systems produce another letter. `command` is Control, and on a
 * Mac the command key: there, Control belongs to text editing.
 */
export type Shortcut = {
	readonly modifier: "alt" | "command";
	readonly code: string;
	readonly run: () => void;
};

/** An editor has its own keybinding for it. */
export const newChatLabel = ({ environment }: AppStore): string =>
	isInEditor(environment) ? say("newChat.start") : say("newChat.startKeys");

export const listenForShortcuts = (shortcuts: readonly Shortcut[]): (() => void) => {
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.isComposing || event.shiftKey || isDialogOpen()) return;
		const shortcut = shortcuts.find(
			({ modifier, code }) => code === event.code && modifier === modifierOf(event),
		);
		if (shortcut === undefined) return;
		event.preventDefault();
		shortcut.run();
	};
	document.addEventListener("keydown", onKeyDown);
	return () => document.removeEventListener("keydown", onKeyDown);
};

/** A dialog keeps the mouse from what lies behind it, so it must keep shortcuts from it too. */
const isDialogOpen = (): boolean => document.querySelector("dialog:modal") !== null;

const modifierOf = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): Shortcut["modifier"] | undefined => {
	if (altKey) return ctrlKey || metaKey ? undefined : "alt";
	const isMac = navigator.platform.startsWith("Mac");
	return metaKey === isMac && ctrlKey === !isMac ? "command" : undefined;
};
