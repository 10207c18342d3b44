import type { Page } from "playwright-core";
import { accessibilityProblems } from "./axe.ts";

/** The ways in which a machine asks for colours. */
const looks = {
	dark: { colorScheme: "dark", contrast: null, forcedColors: null },
	light: { colorScheme: "light", contrast: null, forcedColors: null },
	"dark high contrast": { colorScheme: "dark", contrast: "more", forcedColors: null },
	"light high contrast": { colorScheme: "light", contrast: "more", forcedColors: null },
	"forced colours": { colorScheme: null, contrast: null, forcedColors: "active" },
} as const;

/** What axe has against the page as it is, in every look. */
export const problemsInAllLooks = async (page: Page): Promise<readonly string[]> => {
	const problems: string[] = [];
	for (const [name, media] of Object.entries(looks)) {
		await page.emulateMedia(media);
		await page.evaluate(settled);
		for (const problem of await accessibilityProblems(page)) problems.push(`${name}: ${problem}`);
	}
	return problems;
};

/** Resolves when the page has heard of its media, and its colours have arrived where they were going. */
const settled = async (): Promise<void> => {
	await new Promise(requestAnimationFrame);
	const passing = document
		.getAnimations()
		.filter(
			({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
		);
	// One that is cancelled has arrived too.
	await Promise.allSettled(passing.map(({ finished }) => finished));
};
