/** Runs inside the page: finds text that a person has to read and cannot, because it is cut off or off-screen. */
export const clippedTexts = (): readonly string[] => {
	const important = "button, h1, h2, h3, label, legend, [role='alert'], [role='status'], .notice-text";
	const isScrolled = (element: Element): boolean => {
		for (let at: Element | null = element; at !== null; at = at.parentElement)
			if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
		return false;
	};
	return [...document.querySelectorAll<HTMLElement>(important)].flatMap((element) => {
		const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
		const { right, width } = element.getBoundingClientRect();
		const text = element.textContent.trim();
		// Elements one pixel wide are for screen readers.
		if (
			!element.checkVisibility() ||
			text === "" ||
			width <= 1 ||
			(position === "absolute" && clipPath !== "none")
		)
			return [];
		const isCut =
			element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && textOverflow !== "ellipsis";
		const isBeyond = right > innerWidth + 1;
		if ((!isCut && !isBeyond) || isScrolled(element)) return [];
		return [`${element.tagName.toLowerCase()}.${element.className} (${overflowX}): ${text.slice(0, 60)}`];
	});
};
