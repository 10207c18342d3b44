import type { ViewSetup } from "@parley/client/core/view/view-setup";
import { expect, test } from "vitest";
import { webviewHtml } from "./webview-html.ts";

const page = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<link rel="icon" href="./assets/favicon-1.svg" type="image/svg+xml" />
		<script type="module" crossorigin src="./assets/index-1.js"></script>
		<link rel="stylesheet" crossorigin href="./assets/index-1.css">
	</head>
	<body><div id="app"></div></body>
</html>`;

const setup: ViewSetup = {
	place: "sidebar",
	activation: "a1",
	isRemote: false,
	folders: ['/odd "name" <b>&'],
};

const make = (change: { page?: string; nonce?: string; language?: string } = {}) =>
	webviewHtml({
		page,
		setup,
		language: "pt-br",
		nonce: "n0nce",
		source: "https://files.test",
		addressOf: (path) => `https://files.test/ui/${path}`,
		...change,
	});

test("[C10.csp] the page may load its own files and nothing else, and runs the one script that has the nonce", () => {
	const html = make();
	const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
	expect(policy).toContain("default-src 'none'; script-src 'nonce-n0nce'; style-src https://files.test;");
	expect(policy).not.toMatch(/unsafe|\*|http:|strict-dynamic/);
	expect(html.match(/<script/g)).toHaveLength(1);
	expect(html).toContain(
		'<script nonce="n0nce" type="module" crossorigin src="https://files.test/ui/assets/index-1.js">',
	);
	expect(html).toContain('href="https://files.test/ui/assets/index-1.css"');
	expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

test("[C10.csp] data for the page cannot break out of its attribute", () => {
	const html = make();
	const content = /name="parley-view" content="([^"]*)"/.exec(html)?.[1] ?? "";
	expect(content).not.toMatch(/[<"]/);
	const read = content.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
	expect(JSON.parse(read)).toEqual(setup);
});

test("[C10.csp] a page with more than one script is not shown", () => {
	expect(() => make({ page: `${page}<script>alert(1)</script>` })).toThrow("2 scripts instead of one");
});

test("[ground] the page is told the editor's language", () => {
	expect(make()).toContain('<html lang="pt-br">');
	expect(make({ language: 'x"><script' })).toContain('<html lang="x&quot;>&lt;script">');
});
