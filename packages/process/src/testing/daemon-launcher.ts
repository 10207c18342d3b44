import { spawn } from "node:child_process";

/*
 * An agent that starts a daemon in its own session. The process between the two has exited by the time the daemon's pid appears as
 * the first line on stdout. The agent exits at the end of its input.
 */

const daemon = "setInterval(() => {}, 1000)";
const between = `
	const child = require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(daemon)}], {
		detached: true,
		stdio: "ignore",
	});
	child.unref();
	process.stdout.write(String(child.pid));
`;
const starter = spawn(process.execPath, ["--eval", between], { stdio: ["ignore", "pipe", "ignore"] });
let pid = "";
starter.stdout.on("data", (chunk) => {
	pid += String(chunk);
});
starter.once("close", () => process.stdout.write(`${pid}\n`));
process.stdin.resume();
