import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { messageOf } from "@parley/base/errors/message-of";

/** Chromium without windows, menus and profiles: opening a page takes a third of the time. */
const shell = "/usr/lib/chromium/chromium-headless-shell";

const places = [
	shell,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
];

/** There is no browser, and none can be installed. */
export class NoChromiumError extends Error {
	override readonly name = "NoChromiumError";
	constructor(cause?: unknown) {
		super("The browser tests need Chromium. Install it, or name one in the environment variable CHROMIUM.", {
			cause,
		});
	}
}

const isExecutable = (path: string): boolean => {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
};

/** An installed Chromium: the named one, or else the fastest. */
export const findChromium = (): string | undefined =>
	[process.env["CHROMIUM"], ...places].find((path) => path !== undefined && isExecutable(path));

const install = (name: string): void => {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const packages = ["install", "-y", "--no-install-recommends", name, "fonts-dejavu-core"];
	execFileSync("apt-get", ["update", "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] });
	execFileSync("apt-get", packages, { env, stdio: ["ignore", "ignore", "inherit"] });
};

/** A Chromium, installed from Debian's packages if there is none and this user may install it. */
export const ensureChromium = (): string => {
	const found = findChromium();
	if (found !== undefined && (found === process.env["CHROMIUM"] || found === shell)) return found;
	const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
	if (!mayInstall) {
		if (found === undefined) throw new NoChromiumError();
		return found;
	}
	const missing = found === undefined ? "Chromium is missing" : `${found} is slow in tests`;
	console.error(`${missing}; installing chromium-headless-shell from Debian's packages (once) …`);
	try {
		install("chromium-headless-shell");
	} catch (error) {
		// Not every Debian has it.
		console.error(`That failed: ${messageOf(error)}`);
		if (found !== undefined) return found;
		try {
			install("chromium");
		} catch (cause) {
			throw new NoChromiumError(cause);
		}
	}
	const installed = findChromium();
	if (installed === undefined) throw new NoChromiumError();
	return installed;
};
