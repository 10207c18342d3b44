import type { ViewCommand } from "@parley/client/core/view/view-message";
import type { AppStore } from "../app/app-store.ts";
import { focusPermission } from "../features/permission/focus-permission.ts";
import { focusComposer } from "../shared/a11y/focus-composer.ts";
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
