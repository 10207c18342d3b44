import { say } from "@parley/words/spoken";
import { onCleanup, onMount } from "solid-js";
import { focusComposer } from "../shared/a11y/focus-composer.ts";
import { isNowhere } from "../shared/a11y/return-focus.ts";
import { Sidebar } from "./sidebar.tsx";

type ListOverlayProps = {
	readonly onClose: () => void;
};

/** The list of chats over the chat, where there is no room beside it. It takes the focus, and gives it back. */
export const ListOverlay = (props: ListOverlayProps) => {
	let element: HTMLElement | undefined;
	let isChosen = false;
	const before = document.activeElement;
	onMount(() => {
		const line = element?.querySelector<HTMLElement>(".session-open[tabindex='0']");
		(line ?? element?.querySelector<HTMLElement>("input, button"))?.focus();
	});
	onCleanup(() => {
		const { activeElement } = document;
		// Somebody has put it where it belongs already.
		if (!isNowhere(activeElement) && element?.contains(activeElement) !== true) return;
		// What the list covered can be reached again only after this.
		queueMicrotask(() => {
			if (!isChosen && before instanceof HTMLElement && before.isConnected) before.focus();
			else focusComposer();
		});
	});
	return (
		<nav
			ref={(nav) => {
				element = nav;
			}}
			class="sidebar overlay"
			aria-label={say("app.chats")}
		>
			<Sidebar
				onOpened={() => {
					isChosen = true;
					props.onClose();
				}}
				onClose={props.onClose}
			/>
		</nav>
	);
};
