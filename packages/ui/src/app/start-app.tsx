import type { HubConnection } from "@parley/client/core/hub-connection";
import { ErrorBoundary } from "solid-js";
import { render } from "solid-js/web";
import { Announcer } from "../a11y/announcer.ts";
import { AppStore } from "../store/app-store.ts";
import type { LastWords } from "../store/drafts.ts";
import { failureText } from "../store/failure-text.ts";
import type { ViewState } from "../store/view-state.ts";
import { startTheme } from "../theme/theme.ts";
import { Button } from "../widgets/button.tsx";
import { App } from "./app.tsx";
import { AppContext } from "./app-context.ts";
import "../theme/tokens.css";
import "../theme/base.css";

/** Draws the UI for one connection. The returned function takes everything down again. */
export const startApp = (
	root: HTMLElement,
	hub: HubConnection,
	viewState: ViewState,
	lastWords?: LastWords,
): (() => void) => {
	startTheme();
	const store = new AppStore(hub, viewState, lastWords);
	const announcer = new Announcer();
	const remove = render(
		() => (
			<ErrorBoundary fallback={(error: unknown, reset) => <Broken error={error} onReset={reset} />}>
				<AppContext.Provider value={{ store, announcer }}>
					<App />
				</AppContext.Provider>
			</ErrorBoundary>
		),
		root,
	);
	store.start();
	return () => {
		remove();
		announcer.dispose();
		store.dispose();
	};
};

/** A fault of the UI itself. Nothing is lost by it: all that matters is in the hub. */
const Broken = (props: { readonly error: unknown; readonly onReset: () => void }) => (
	<div class="chat-center" role="alert">
		<h2>This page has a fault</h2>
		<p>{failureText(props.error)}</p>
		<p>Your chats are safe: they live in the hub, and agents go on working.</p>
		<Button look="primary" onPress={props.onReset}>
			Draw the page again
		</Button>
	</div>
);
