import type { ViewCommand } from "@parley/client/core/view/view-message";
import { focusComposer } from "../composer/focus-composer.ts";
import { focusPermission } from "../permission/focus-permission.ts";
import type { AppStore } from "../store/app-store.ts";
import type { HostCommand } from "./webview-channel.ts";

const commands: Readonly<Record<ViewCommand, (app: AppStore) => void>> = {
	newChat: (app) => void app.newChat.startDefault(),
	chooseChat: (app) => app.newChat.choose(),
	search: (app) => app.search.askForFocus(),
	compose: () => focusComposer(),
	answer: () => focusPermission(),
};

/** Does what a command of the editor asks for. */
export const handleHostCommand = (
	app: AppStore,
	command: Exclude<HostCommand, { kind: "folders" }>,
): void => {
	if (command.kind === "show") app.show(command.sessionId);
	else commands[command.command](app);
};
