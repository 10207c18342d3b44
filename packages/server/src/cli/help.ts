const overview = `parley – one chat surface for every coding agent

  parley serve [folder…]   open the chat in a browser
  parley status            what the hub is doing
  parley stop              end the hub
  parley logs              what the hub has written down
  parley doctor            find out why something does not work
  parley export            write a chat, or all of them, to a file
  parley import            bring exported chats back
  parley maintain          check the store and give room back
  parley forget-everything delete all data for good
  parley help <command>    options of a command
  parley --version

Everything runs on this machine; nothing is sent anywhere but to the agents you choose.
`;

const data =
	"  --data <folder>     where sessions, logs and settings are kept (default: one folder per user)";

const topics: Readonly<Record<string, string>> = {
	serve: `parley serve [folder…]

Attaches to the hub, or starts one, and opens it to a browser. Prints the address and nothing else on standard output. Ctrl-C
closes the address; agents that are at work go on, and it says so.

  --port <number>     port to listen on (default: any free one)
  --host <address>    address to listen on (default: 127.0.0.1)
  --unprotected       allow an address that others can reach; the connection is not encrypted
  --agent <agent>     agent for new chats: a configured name, or a command line that speaks ACP on stdio
  --no-open           do not open a browser
${data}
`,
	stop: `parley stop

Ends the hub. If an agent is at work it says so and does nothing.

  --force             end it anyway; what is under way is shown as interrupted
${data}
`,
	status: `parley status

  --json              as JSON
${data}
`,
	logs: `parley logs

  -n, --lines <n>     how many of the last lines (default: 100)
  -f, --follow        go on with new ones
${data}
`,
	export: `parley export <session>
parley export --all

Writes a chat, named by its id, the beginning of that, or its title. Secrets that Parley knows are left out.

  -f, --format <f>    markdown, for people (default); or jsonl, which can be imported again
  -o, --output <f>    file to write, - for standard output (default: a file here, named after the chat)
${data}
`,
	import: `parley import <file…>

Brings back chats that were exported as JSON lines. A file is imported as a whole or not at all.

${data}
`,
	maintain: `parley maintain

Checks the store, removes what was deleted long enough ago, mends the search index if it is damaged, and gives room back.
Chats go on meanwhile.

  --json              as JSON
${data}
`,
	"forget-everything": `parley forget-everything --yes

Stops all agents and deletes all chats, drafts, attachments, folders with their trust, the search index and the hub's logs, for good.
What agents keep by themselves stays, and so does config.json.

  --yes               do it; without, it only says what it would delete
${data}
`,
	doctor: `parley doctor

Checks what the hub needs and says what is missing.

${data}
`,
};

export const helpText = (topic: string | undefined): string =>
	topic === undefined ? overview : (topics[topic] ?? overview);
