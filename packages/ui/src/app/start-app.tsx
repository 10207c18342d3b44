import type { HubConnection } from "@parley/client/core/hub-connection";
import { say } from "@parley/words/spoken";
import { ErrorBoundary } from "solid-js";
import { render } from "solid-js/web";
import { Announcer } from "../shared/a11y/announcer.ts";
import { failureText } from "../shared/failure-text.ts";
import type { ViewState } from "../shared/view-state.ts";
import { Button } from "../shared/widgets/button.tsx";
import { App } from "./app.tsx";
import { AppContext } from "./app-context.ts";
import type { AppState } from "./app-store.ts";
import type { Composition } from "./compose.ts";
import { features as productFeatures } from "./features.ts";
import type { GroundOptions } from "./ground.ts";
import { RunningApp } from "./running-app.ts";
import type { ShownChat } from "./shown-chat.ts";
import "../shared/theme/tokens.css";
import "../shared/theme/base.css";

export type AppOptions = GroundOptions & {
	/** The product's features, possibly with more. */
	readonly features?: Composition<AppState, unknown>;
	/** Called with the chat in front, and again whenever that changes. */
	readonly onShown?: (chat: ShownChat) => void;
};

/** Draws the UI for one connection. `stop` tears everything down. */
export const startApp = (
	root: HTMLElement,
	hub: HubConnection,
	viewState: ViewState,
	{ onShown, features = productFeatures, ...options }: AppOptions = {},
): { readonly app: RunningApp<AppState>; readonly stop: () => void } => {
	const app = new RunningApp(hub, viewState, { features, ...options });
	const { store, slots } = app;
	const announcer = new Announcer();
	const remove = render(
		() => (
			<ErrorBoundary fallback={(error: unknown, reset) => <Broken error={error} onReset={reset} />}>
				<AppContext.Provider value={{ store, slots, announcer }}>
					<App onShown={onShown} />
				</AppContext.Provider>
			</ErrorBoundary>
		),
		root,
	);
	app.start();
	const stop = (): void => {
		remove();
		announcer.dispose();
		app.dispose();
	};
	return { app, stop };
};

/** A fault of the UI itself. Nothing is lost: all that matters is in the hub. */
const Broken = (props: { readonly error: unknown; readonly onReset: () => void }) => (
	<div class="chat-center" role="alert">
		<h2>{say("app.broken")}</h2>
		<p>{failureText(props.error)}</p>
		<p>{say("app.chatsSafe")}</p>
		<Button look="primary" onPress={props.onReset}>
			{say("app.redraw")}
		</Button>
	</div>
);
