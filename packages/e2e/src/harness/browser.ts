import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

const quiet = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

const program = {
	executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
	headless: true,
	args: quiet,
};

/** Room for one column and the list. */
export const viewport = { width: 900, height: 700 };

/** A real Chromium for many users: each context has its own cookies, storage and workers. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(program);

/** A real Chromium with its own profile, as one user has it: its pages share what tabs of a browser share. */
export const openBrowser = async (
	options: { colorScheme?: "dark" | "light" } = {},
): Promise<BrowserContext & AsyncDisposable & { readonly profile: string }> => {
	const profile = await mkdtemp(join(tmpdir(), "parley-browser-"));
	const context = await chromium.launchPersistentContext(profile, {
		...program,
		viewport,
		...options,
	});
	return Object.assign(context, {
		profile,
		[Symbol.asyncDispose]: async () => {
			await context.close();
			await rm(profile, { recursive: true, force: true, maxRetries: 3 });
		},
	});
};
