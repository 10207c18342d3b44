import type { Page } from "playwright-core";
import { accessibilityProblems } from "./axe.ts";

/** The colour preferences that a system can report. */
const looks = {
	dark: { colorScheme: "dark", contrast: null, forcedColors: null },
	light: { colorScheme: "light", contrast: null, forcedColors: null },
	"dark high contrast": { colorScheme: "dark", contrast: "more", forcedColors: null },
	"light high contrast": { colorScheme: "light", contrast: "more", forcedColors: null },
	"forced colours": { colorScheme: null, contrast: null, forcedColors: "active" },
} as const;

/** What axe reports about the page as it is, in every colour scheme. */
export const problemsInAllLooks = async (page: Page): Promise<readonly string[]> => {
	const problems: string[] = [];
	for (const [name, media] of Object.entries(looks)) {
		await page.emulateMedia(media);
		await page.evaluate(settled);
		for (const problem of await accessibilityProblems(page)) problems.push(`${name}: ${problem}`);
	}
	return problems;
};

/** Resolves once the page has applied the emulated media and its colour transitions have ended. */
const settled = async (): Promise<void> => {
	await new Promise(requestAnimationFrame);
	const passing = document
		.getAnimations()
		.filter(
			({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
		);
	// A cancelled transition has ended too.
	await Promise.allSettled(passing.map(({ finished }) => finished));
};
