import { spawn } from "node:child_process";

/*
 * A launcher like those of package managers: it starts the real program as a grandchild and forwards no signals. The
 * grandchild ignores SIGTERM and the end of its input. Its pid is the first line on stdout.
 */

const grandchild = `
	process.on("SIGTERM", () => {});
	process.stdout.write(process.pid + "\\n");
	setInterval(() => {}, 1000);
`;

spawn(process.execPath, ["--eval", grandchild], { stdio: ["ignore", "inherit", "inherit"] });
process.stdin.resume();
if (process.argv.includes("--ignore-eof")) setInterval(() => {}, 1000);
