import { type JSX, onCleanup, onMount } from "solid-js";
import { isNowhere } from "../a11y/return-focus.ts";
import "./dialog.css";

type DialogProps = {
	readonly title: string;
	readonly onClose: () => void;
	readonly class?: string;
	readonly children: JSX.Element;
	readonly buttons: JSX.Element;
};

let nextId = 1;

/** Our own dialog: it traps the focus but does not block the page, so answers keep streaming behind it. */
export const Dialog = (props: DialogProps) => {
	let element: HTMLDialogElement | undefined;
	const id = `dialog-${nextId++}`;
	onMount(() => {
		element?.showModal();
		if (element !== undefined) onCleanup(keepFocus(element));
	});
	// Closed before it is removed, so that the browser restores the focus.
	onCleanup(() => element?.close());
	return (
		<dialog
			ref={(dialog) => {
				element = dialog;
			}}
			class={`dialog ${props.class ?? ""}`}
			aria-labelledby={id}
			onCancel={(event) => {
				event.preventDefault();
				props.onClose();
			}}
			onClick={(event) => {
				if (event.target === element) props.onClose();
			}}
			onKeyDown={keepFromPage}
		>
			<div class="dialog-body">
				<h2 id={id}>{props.title}</h2>
				{props.children}
				<div class="dialog-buttons">{props.buttons}</div>
			</div>
		</dialog>
	);
};

/** When the focused button is removed, the focus would drop to the page behind, which a dialog makes unreachable. */
const keepFocus = (dialog: HTMLDialogElement): (() => void) => {
	const take = (): void => {
		if (dialog.open && isNowhere(document.activeElement))
			dialog.querySelector<HTMLElement>(".dialog-buttons > button:last-of-type")?.focus();
	};
	// Not while a key is being handled: the Enter that started the work would press the newly focused button.
	const observer = new MutationObserver(() => requestAnimationFrame(take));
	observer.observe(dialog, { childList: true, subtree: true });
	return () => observer.disconnect();
};

/** Keeps a dialog's keys from the page behind it, except the editor's: the editor listens on the window, last of all. */
const keepFromPage = (event: KeyboardEvent): void => {
	const isEditorKey = event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key);
	if (!isEditorKey) event.stopPropagation();
};
