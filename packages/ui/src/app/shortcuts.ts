import { focusComposer } from "../composer/focus-composer.ts";
import { focusPermission } from "../permission/focus-permission.ts";
import type { AppStore } from "../store/app-store.ts";

/** Shortcuts of the whole page, by physical key: with Alt, some layouts and systems write another letter. */
export const listenForShortcuts = (app: AppStore): (() => void) => {
	const actions: Readonly<Record<string, () => void>> = {
		KeyA: focusPermission,
		KeyC: focusComposer,
		KeyN: () => void app.newChat.startDefault(),
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return;
		const action = actions[event.code];
		if (action === undefined) return;
		event.preventDefault();
		action();
	};
	document.addEventListener("keydown", onKeyDown);
	return () => document.removeEventListener("keydown", onKeyDown);
};
