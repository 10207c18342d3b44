import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { hasDraft } from "../sessions/has-draft.ts";
import { statusLook } from "../sessions/status-look.ts";
import { keepActiveInView } from "./keep-active-in-view.ts";
import { tabKeys } from "./tab-keys.ts";
import { tabSummary } from "./tab-summary.ts";
import "./tab-strip.css";

export const chatPanelId = "chat-panel";
export const tabId = (sessionId: string): string => `tab-${sessionId}`;

/** The open chats. Closing one detaches from it; its session continues. */
export const TabStrip = () => {
	const app = useApp();
	return (
		<div
			class="tabs"
			role="tablist"
			aria-label={say("tabs.open")}
			ref={(strip) =>
				keepActiveInView(strip, () => {
					app.tabs.open();
					app.tabs.active();
				})
			}
			onWheel={({ currentTarget, deltaX, deltaY }) => {
				// The strip has no scrollbar, so a plain wheel must scroll it.
				if (deltaX === 0) currentTarget.scrollLeft += deltaY;
			}}
		>
			<For each={app.tabs.open()}>{(session) => <Tab session={session} />}</For>
		</div>
	);
};

const Tab = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const { sessionId } = props.session;
	const entry = () => app.list.find(sessionId);
	const summary = createMemo(() => tabSummary(app, props.session), undefined, { equals: sameSummary });
	const status = () => summary().status;
	const active = () => app.tabs.active() === props.session;
	const draft = createMemo(() => hasDraft(app, sessionId));
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
				title={summary().title}
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
				<span class="tab-title">{summary().title}</span>
				<Show when={draft()}>
					<span class="tab-draft" aria-hidden="true" />
					<span class="unseen">, {say("tabs.withDraft")}</span>
				</Show>
			</button>
			{/* For pointers only, as a tab list may contain nothing but tabs: on the keyboard, Delete closes one. */}
			<span
				class="icon-button tab-close"
				aria-hidden="true"
				title={say("tabs.close")}
				onClick={() => app.tabs.close(sessionId)}
			>
				<Icon name="close" />
			</span>
		</div>
	);
};

type Summary = ReturnType<typeof tabSummary>;

const sameSummary = (before: Summary, after: Summary): boolean =>
	before.title === after.title && before.status === after.status;

const iconOf = (status: Parameters<typeof statusLook>[0]) => {
	const { icon, tone } = statusLook(status);
	return { name: icon, tone };
};
