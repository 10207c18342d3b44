type Step = (position: number, count: number) => number;

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
	["ArrowDown", (position, count) => Math.min(position + 1, count - 1)],
	["ArrowUp", (position) => Math.max(position - 1, 0)],
	["Home", () => 0],
	["End", (_, count) => count - 1],
]);

/** Moves the focus among the elements of a list by arrow key. */
export const moveFocus = (event: KeyboardEvent, list: HTMLElement, selector: string): void => {
	const step = steps.get(event.key);
	if (step === undefined) return;
	const elements = [...list.querySelectorAll<HTMLElement>(selector)];
	const position = elements.findIndex((element) => element.matches(":focus"));
	if (position < 0) return;
	elements[step(position, elements.length)]?.focus();
	event.preventDefault();
};
