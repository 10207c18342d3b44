import { spawn } from "node:child_process";

/*
 * A launcher whose child escapes: it has its own session and ignores SIGTERM. Its pid is the first line on stdout. With `--scrub` the
 * child gets no environment; with `--ignore-eof` the launcher ignores the end of its input, with `--ignore-term` SIGTERM.
 */

const child = `
	process.on("SIGTERM", () => {});
	process.stdout.write("up");
	setInterval(() => {}, 1000);
`;
const { argv, execPath, env } = process;
if (argv.includes("--ignore-term")) process.on("SIGTERM", () => {});
if (argv.includes("--ignore-eof")) setInterval(() => {}, 1000);
const escaped = spawn(execPath, ["--eval", child], {
	detached: true,
	stdio: ["ignore", "pipe", "ignore"],
	env: argv.includes("--scrub") ? {} : env,
});
escaped.stdout.once("data", () => {
	process.stdout.write(`${escaped.pid}\n`);
	escaped.stdout.destroy();
	escaped.unref();
});
process.stdin.resume();
