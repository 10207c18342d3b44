import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

const places = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
];

/** No browser, and none can be installed from here. */
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

/** A Chromium that is there already. */
export const findChromium = (): string | undefined =>
	[process.env["CHROMIUM"], ...places].find((path) => path !== undefined && isExecutable(path));

/** A Chromium, installed from Debian's packages if there is none and this user may do that. */
export const ensureChromium = (): string => {
	const found = findChromium();
	if (found !== undefined) return found;
	const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
	if (!mayInstall) throw new NoChromiumError();
	console.error("Chromium is missing; installing it from Debian's packages (about 400 MB, once) …");
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const install = ["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"];
	try {
		execFileSync("apt-get", ["update", "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] });
		execFileSync("apt-get", install, { env, stdio: ["ignore", "ignore", "inherit"] });
	} catch (error) {
		throw new NoChromiumError(error);
	}
	const installed = findChromium();
	if (installed === undefined) throw new NoChromiumError();
	return installed;
};
