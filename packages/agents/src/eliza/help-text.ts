import { allTricks } from "./tricks/all-tricks.ts";
import { usageLine } from "./tricks/trick.ts";

/** What `--help` prints. */
export const helpText = (): string => {
	const lines = allTricks.map((trick) => `  ${usageLine(trick).padEnd(44)} ${trick.summary}`);
	return `eliza: a deterministic ELIZA that speaks the Agent Client Protocol on stdin and stdout.

Usage: eliza [--help | --version]

Environment:
  ELIZA_RATE=<words per second>   how fast she speaks; 0 is as fast as possible (default 200)
  ELIZA_EARLY=1                   send updates for a new session before the response that names it

Any prompt gets an answer. These do more:
${lines.join("\n")}
`;
};
