import { say } from "@parley/words/spoken";
import { createEffect } from "solid-js";
import { tabSummary } from "../features/tabs/tab-summary.ts";
import type { AppStore } from "./app-store.ts";

/** The browser tab names the open chat and shows whether any session needs an answer. */
export const showDocumentTitle = (app: AppStore): void => {
	createEffect(() => {
		const waiting = app.list.entries().filter((entry) => entry.summary().status === "waiting").length;
		const active = app.tabs.active();
		const title =
			active === undefined ? say("app.name") : say("app.title", { chat: tabSummary(app, active).title });
		document.title = waiting > 0 ? say("app.titleWaiting", { number: waiting, title }) : title;
	});
};
