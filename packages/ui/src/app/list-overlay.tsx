import { say } from "@parley/words/spoken";
import { onCleanup, onMount } from "solid-js";
import { focusComposer } from "../shared/a11y/focus-composer.ts";
import { isNowhere } from "../shared/a11y/return-focus.ts";
import { Sidebar } from "./sidebar.tsx";

type ListOverlayProps = {
	readonly onClose: () => void;
};

/** The list of chats over the chat, where there is no room beside it. It takes the focus, and returns it on closing. */
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
		// Something else has already moved the focus to the right place.
		if (!isNowhere(activeElement) && element?.contains(activeElement) !== true) return;
		// The elements that the list covered become focusable only after this.
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
