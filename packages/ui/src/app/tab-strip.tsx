import { For, Show } from "solid-js";
import { statusLook, titleOf } from "../sessions/status-look.ts";
import type { SessionStore } from "../store/session-store.ts";
import { Icon } from "../widgets/icon.tsx";
import { useApp } from "./app-context.ts";
import { tabKeys } from "./tab-keys.ts";
import "./tab-strip.css";

export const chatPanelId = "chat-panel";
export const tabId = (sessionId: string): string => `tab-${sessionId}`;

/** The open chats. Closing one detaches from it; its session goes on. */
export const TabStrip = () => {
	const app = useApp();
	return (
		<div class="tabs" role="tablist" aria-label="Open chats">
			<For each={app.tabs.open()}>{(session) => <Tab session={session} />}</For>
		</div>
	);
};

const Tab = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const { sessionId } = props.session;
	const entry = () => app.list.find(sessionId);
	const status = () => entry()?.summary().status ?? "idle";
	const active = () => app.tabs.active() === props.session;
	const draft = () => app.drafts.text(sessionId) !== "";
	return (
		<div class="tab" role="presentation" classList={{ active: active(), unread: entry()?.unread() === true }}>
			<button
				type="button"
				role="tab"
				id={tabId(sessionId)}
				class="tab-open"
				aria-selected={active()}
				aria-controls={active() ? chatPanelId : undefined}
				aria-keyshortcuts="Delete"
				tabindex={active() ? 0 : -1}
				title={titleOf(entry()?.summary())}
				onClick={() => app.show(sessionId)}
				onAuxClick={(event) => {
					if (event.button === 1) app.tabs.close(sessionId);
				}}
				onKeyDown={(event) => tabKeys(event, app)}
			>
				<Show when={status() !== "idle"}>
					<Icon {...iconOf(status())} />
					<span class="unseen">{statusLook(status()).words}: </span>
				</Show>
				<span class="tab-title">{titleOf(entry()?.summary())}</span>
				<Show when={draft()}>
					<span class="tab-draft" aria-hidden="true" />
					<span class="unseen">, with a draft</span>
				</Show>
			</button>
			{/* For pointers only, as a tab list may hold nothing but tabs: with the keyboard, Delete closes one. */}
			<span
				class="icon-button tab-close"
				aria-hidden="true"
				title="Close (Delete)"
				onClick={() => app.tabs.close(sessionId)}
			>
				<Icon name="close" />
			</span>
		</div>
	);
};

const iconOf = (status: Parameters<typeof statusLook>[0]) => {
	const { icon, tone, spin } = statusLook(status);
	return { name: icon, tone, spin };
};
