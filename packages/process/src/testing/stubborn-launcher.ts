import { spawn } from "node:child_process";

/*
 * A launcher as package managers make them: it starts the real program as a grandchild and passes no signal on. The
 * grandchild ignores SIGTERM and the end of its input. Its process id is the first line on stdout.
 */

const grandchild = `
	process.on("SIGTERM", () => {});
	process.stdout.write(process.pid + "\\n");
	setInterval(() => {}, 1000);
`;

spawn(process.execPath, ["--eval", grandchild], { stdio: ["ignore", "inherit", "inherit"] });
process.stdin.resume();
if (process.argv.includes("--ignore-eof")) setInterval(() => {}, 1000);
