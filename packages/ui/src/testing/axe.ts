import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

type AxeResults = {
	readonly violations: readonly {
		readonly id: string;
		readonly help: string;
		readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
	}[];
};

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface Window {
		axe?: { run(): Promise<AxeResults> };
	}
}

/** What axe reports about the page as it is, one problem per line. */
export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
	// Injecting axe into a page takes as long as running it.
	if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await axeSource());
	const { violations } = await page.evaluate(() => {
		if (window.axe === undefined) throw new Error("axe did not load");
		return window.axe.run();
	});
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
	);
};

const axeSource = (): Promise<string> =>
	readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
