import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "@parley/words/spoken";

/** Long enough for a browser that has to start first. */
const keptMs = 60_000;

/**
 * Opens an address in the user's browser if there is a display. A failure is silent: the address is on the terminal anyway. The address
 * contains a token, and every user of the machine can read command lines, so the browser gets a file that only this user can read. The file
 * is deleted after a minute, or when the result is disposed.
 */
export const openBrowser = async (
	url: string,
	platform: NodeJS.Platform = process.platform,
	env: NodeJS.ProcessEnv = process.env,
): Promise<AsyncDisposable | undefined> => {
	const hasScreen =
		platform !== "linux" || env["DISPLAY"] !== undefined || env["WAYLAND_DISPLAY"] !== undefined;
	if (!hasScreen) return undefined;
	const folder = await mkdtemp(join(tmpdir(), "parley-open-"));
	const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
	const page = join(folder, "parley.html");
	await writeFile(page, redirectTo(url), { mode: 0o600, flag: "wx" });
	const [command, args] = opener(page, platform);
	const child = spawn(command, args, { stdio: "ignore", detached: true, env });
	child.on("error", () => undefined);
	child.unref();
	const timer = setTimeout(() => void remove().catch(() => undefined), keptMs);
	timer.unref();
	return {
		[Symbol.asyncDispose]: () => {
			clearTimeout(timer);
			return remove();
		},
	};
};

/** A browser keeps the fragment of the address, which contains the token. */
const redirectTo = (url: string): string => {
	const address = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Parley</title>
<a href="${address}">${say("cli.openPage")}</a>
</html>
`;
};

const opener = (path: string, platform: NodeJS.Platform): [string, string[]] => {
	switch (platform) {
		case "darwin":
			return ["open", [path]];
		case "win32":
			return ["rundll32", ["url.dll,FileProtocolHandler", path]];
		default:
			return ["xdg-open", [path]];
	}
};
