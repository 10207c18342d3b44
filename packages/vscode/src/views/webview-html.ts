import { type ViewSetup, viewSetupName } from "@parley/client/core/view/view-setup";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

export type WebviewHtmlOptions = {
	/** The UI's page as built. */
	readonly page: string;
	readonly setup: ViewSetup;
	/** What the page is to speak, as BCP 47 names it. */
	readonly language: string;
	/** Used once. */
	readonly nonce: string;
	/** The origin of the extension's files, for the content policy. */
	readonly source: string;
	/** The URL of a file of the bundle, by its path. */
	readonly addressOf: (path: string) => string;
};

/** The built page does not match this extension. */
export class IncompatiblePageError extends WordedError {
	override readonly name = "IncompatiblePageError";
	constructor(scripts: number) {
		super(wording("editorWindow.badPage", { scripts }));
	}
}

/** Turns the browser's page into a webview's: files of its own folder, one script, nothing from elsewhere. */
export const webviewHtml = ({
	page,
	setup,
	language,
	nonce,
	source,
	addressOf,
}: WebviewHtmlOptions): string => {
	const scripts = page.match(/<script\b/g)?.length ?? 0;
	if (scripts !== 1) throw new IncompatiblePageError(scripts);
	const head = [
		meta("http-equiv", "Content-Security-Policy", policy(nonce, source)),
		meta("name", viewSetupName, JSON.stringify(setup)),
	];
	return page
		.replace(/<html lang="[^"]*"/, () => `<html lang="${escapeText(language)}"`)
		.replace(/<link rel="icon"[^>]*>\s*/, "")
		.replace(/<script /, () => `<script nonce="${nonce}" `)
		.replace(
			/\b(src|href)="\.\/([^"]*)"/g,
			(_, name: string, path: string) => `${name}="${escapeText(addressOf(path))}"`,
		)
		.replace(/<head>/, () => `<head>\n\t\t${head.join("\n\t\t")}`);
};

const policy = (nonce: string, source: string): string =>
	[
		"default-src 'none'",
		`script-src 'nonce-${nonce}'`,
		`style-src ${source}`,
		`font-src ${source}`,
		`img-src ${source} data: blob:`,
		"media-src blob:",
		// The highlighter is fetched as text and started from a blob: a webview allows no other worker.
		`connect-src ${source}`,
		"worker-src blob:",
		"base-uri 'none'",
		"form-action 'none'",
	].join("; ");

const meta = (kind: string, name: string, content: string): string =>
	`<meta ${kind}="${name}" content="${escapeText(content)}" />`;

const escapeText = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
