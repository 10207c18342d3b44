import { type ChoiceName, choices } from "./options/options.ts";
import { abilities, allTricks } from "./tricks/all-tricks.ts";
import { type Trick, usageLine } from "./tricks/trick.ts";

const optionTexts: readonly (readonly [ChoiceName, string])[] = [
	["sessions", "What she can do with sessions (default close)."],
	["load", "How a load goes, other than well."],
	["resume", "How a resume goes, other than well."],
	["offer", "What else she offers."],
	["prompt", "What a prompt may hold besides text and links; the rest is refused."],
	["login", "That a login is needed, and the ways to log in."],
	["mcp", "The MCP servers she takes besides those with a command."],
	["one-session", "That a new session displaces the others, and what a prompt gets there then."],
];

const known = (name: ChoiceName): string => choices[name].join(", ");

/** What `--help` prints. */
export const helpText = (): string => {
	const list = (tricks: readonly Trick[]) =>
		tricks.map((trick) => `  ${usageLine(trick).padEnd(44)} ${trick.summary}`).join("\n");
	const chosen = optionTexts.map(([name, text]) => `  --${name}\n      ${text}\n      ${known(name)}`);
	return `eliza: a deterministic ELIZA that speaks the Agent Client Protocol on stdin and stdout.

Usage: eliza [options]
       eliza --help | --version
       eliza --state <folder> --log-in

Options (a list is a,b or all or none):
${chosen.join("\n")}
  --state <folder>
      Where she keeps her journals and her login; without it, they end with her.
  --page <count>
      How many sessions a page of the list has (default 10).
  --protocol <version>
      The version of the protocol she answers with (default 1).
  --log-in
      Logs in, for every process with the same state, and ends.

Environment:
  ELIZA_OPTIONS=<options>         options, read before those of the command line
  ELIZA_STATE=<folder>            the same as --state
  ELIZA_API_KEY=<key>             logs in by --login env
  ELIZA_RATE=<words per second>   how fast she speaks; 0 is as fast as possible (default 200)
  ELIZA_EARLY=1                   send updates for a new session before the response that names it

Any prompt gets an answer. These do more:
${list(allTricks.filter((trick) => !abilities.includes(trick)))}

These play what else an agent can do:
${list(abilities)}
`;
};
