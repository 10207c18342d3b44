/** After an element has changed its size by what a person did to it: brings it back into sight, if it has left it. */
export const keepInSight = (element: HTMLElement): void => {
	// The list of rows lays itself out again first, and scrolls by what has changed above.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			if (element.isConnected) element.scrollIntoView({ block: "nearest" });
		}),
	);
};
