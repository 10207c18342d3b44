import type { HubConnection } from "@parley/client/core/hub-connection";
import { ErrorBoundary } from "solid-js";
import { render } from "solid-js/web";
import { Announcer } from "../shared/a11y/announcer.ts";
import { failureText } from "../shared/failure-text.ts";
import { startTheme } from "../shared/theme/theme.ts";
import type { ViewState } from "../shared/view-state.ts";
import { Button } from "../shared/widgets/button.tsx";
import { App } from "./app.tsx";
import { AppContext } from "./app-context.ts";
import { AppStore, type AppStoreOptions } from "./app-store.ts";
import { features as productFeatures } from "./features.ts";
import type { ShownChat } from "./shown-chat.ts";
import "../shared/theme/tokens.css";
import "../shared/theme/base.css";

export type AppOptions = Partial<AppStoreOptions> & {
	/** Told which chat is in front, and again when that changes. */
	readonly onShown?: (chat: ShownChat) => void;
};

/** Draws the UI for one connection. `stop` takes everything down again. */
export const startApp = (
	root: HTMLElement,
	hub: HubConnection,
	viewState: ViewState,
	{ onShown, features = productFeatures, ...options }: AppOptions = {},
): { readonly store: AppStore; readonly stop: () => void } => {
	const store = new AppStore(hub, viewState, { features, ...options });
	startTheme(store.environment);
	const announcer = new Announcer();
	const remove = render(
		() => (
			<ErrorBoundary fallback={(error: unknown, reset) => <Broken error={error} onReset={reset} />}>
				<AppContext.Provider value={{ store, announcer }}>
					<App onShown={onShown} />
				</AppContext.Provider>
			</ErrorBoundary>
		),
		root,
	);
	store.start();
	const stop = (): void => {
		remove();
		announcer.dispose();
		store.dispose();
	};
	return { store, stop };
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
