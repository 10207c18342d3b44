/** Scrolls an element back into sight if a person's action resized it out of view. */
export const keepInSight = (element: HTMLElement): void => {
	// The list of rows first lays itself out again and compensates for changes above.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			if (element.isConnected) element.scrollIntoView({ block: "nearest" });
		}),
	);
};
