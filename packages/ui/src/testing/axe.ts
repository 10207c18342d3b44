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
	interface Window {
		axe: { run(): Promise<AxeResults> };
	}
}

/** What axe has against the page as it is, in lines to read. */
export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
	const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
	await page.evaluate(source);
	const { violations } = await page.evaluate(() => window.axe.run());
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
	);
};
