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

/** A dialog of our own: it holds the focus but never the page, so answers go on streaming behind it. */
export const Dialog = (props: DialogProps) => {
	let element: HTMLDialogElement | undefined;
	const id = `dialog-${nextId++}`;
	onMount(() => {
		element?.showModal();
		if (element !== undefined) onCleanup(keepFocus(element));
	});
	// Closed before it is taken away, so that the browser puts the focus back where it was.
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

/** A button that goes away with the focus would leave it to the page behind, which a dialog makes unreachable. */
const keepFocus = (dialog: HTMLDialogElement): (() => void) => {
	const take = (): void => {
		if (dialog.open && isNowhere(document.activeElement))
			dialog.querySelector<HTMLElement>(".dialog-buttons > button:last-of-type")?.focus();
	};
	// Not while a key is being handled: the Enter that began the work would press the button that takes the focus.
	const observer = new MutationObserver(() => requestAnimationFrame(take));
	observer.observe(dialog, { childList: true, subtree: true });
	return () => observer.disconnect();
};

/** Keys of a dialog mean nothing to what lies behind it. Those of an editor do: it hears them on the window, last of all. */
const keepFromPage = (event: KeyboardEvent): void => {
	const isEditorKey = event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key);
	if (!isEditorKey) event.stopPropagation();
};
