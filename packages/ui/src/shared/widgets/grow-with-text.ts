import { createEffect } from "solid-js";

/** Makes a text area as tall as its text, up to the limit in its style. Newer browsers do so themselves. */
export const growWithText = (area: HTMLTextAreaElement, text: () => string): void => {
	if (CSS.supports("field-sizing", "content")) return;
	createEffect(() => {
		text();
		area.style.setProperty("block-size", "auto");
		area.style.setProperty("block-size", `${area.scrollHeight}px`);
	});
};
