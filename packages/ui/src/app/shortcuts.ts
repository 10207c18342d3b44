import { focusPermission } from "../features/permission/focus-permission.ts";
import { focusComposer } from "../shared/a11y/focus-composer.ts";
import { isInEditor } from "../shared/host-environment.ts";
import type { AppStore } from "./app-store.ts";

/** An editor has keys of its own for it. */
export const newChatLabel = ({ environment }: AppStore): string =>
	isInEditor(environment) ? "New chat" : "New chat (Alt+N)";

/** Shortcuts of the whole page, by physical key: with Alt, some layouts and systems write another letter. */
export const listenForShortcuts = (app: AppStore): (() => void) => {
	const actions: Readonly<Record<string, () => void>> = {
		KeyA: focusPermission,
		KeyC: focusComposer,
		KeyF: () => app.search.askForFocus(),
		KeyN: () => void app.newChat.startDefault(),
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.isComposing || event.shiftKey) return;
		const withAlt = event.altKey && !event.ctrlKey && !event.metaKey;
		const action = isSearchKey(event) ? actions["KeyF"] : withAlt ? actions[event.code] : undefined;
		if (action === undefined) return;
		event.preventDefault();
		action();
	};
	document.addEventListener("keydown", onKeyDown);
	return () => document.removeEventListener("keydown", onKeyDown);
};

/** As in many programs. On a Mac, Control and K belong to the text that is being edited. */
const isSearchKey = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
	const isMac = navigator.platform.startsWith("Mac");
	return code === "KeyK" && !altKey && metaKey === isMac && ctrlKey === !isMac;
};
