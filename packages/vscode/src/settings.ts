import { defaultDataFolder } from "@parley/client/node/data-folder";
import { workspace } from "vscode";
import type { NotificationSettings } from "./services/notice-text.ts";

/** The user's settings, read on demand. */
export const settings = {
	dataFolder: (): string => read("dataFolder", "") || defaultDataFolder(),
	nodePath: (): string => read("nodePath", ""),
	notifications: (): NotificationSettings => ({
		which: read<NotificationSettings["which"]>("notifications", "all"),
		longTurnMs: Math.max(0, read("longTurnSeconds", 30)) * 1000,
	}),
	watchdogMs: (): number => Math.max(0, read("watchdogSeconds", 20)) * 1000,
};

const read = <Value>(name: string, otherwise: Value): Value =>
	workspace.getConfiguration("parley").get<Value>(name, otherwise);
