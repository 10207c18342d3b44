import { spawn } from "node:child_process";

/** Opens an address in the user's browser if there is one. It stays quiet if not: the address is on the screen anyway. */
export const openBrowser = (
	url: string,
	platform: NodeJS.Platform = process.platform,
	env: NodeJS.ProcessEnv = process.env,
): void => {
	const hasScreen =
		platform !== "linux" || env["DISPLAY"] !== undefined || env["WAYLAND_DISPLAY"] !== undefined;
	if (!hasScreen) return;
	const [command, args] = opener(url, platform);
	const child = spawn(command, args, { stdio: "ignore", detached: true });
	child.on("error", () => undefined);
	child.unref();
};

const opener = (url: string, platform: NodeJS.Platform): [string, string[]] => {
	switch (platform) {
		case "darwin":
			return ["open", [url]];
		case "win32":
			return ["rundll32", ["url.dll,FileProtocolHandler", url]];
		default:
			return ["xdg-open", [url]];
	}
};
