const overview = `parley – one chat surface for every coding agent

  parley serve [folder…]   open the chat in a browser
  parley status            what the hub is doing
  parley stop              end the hub
  parley logs              what the hub has written down
  parley doctor            find out why something does not work
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
	doctor: `parley doctor

Checks what the hub needs and says what is missing.

${data}
`,
};

export const helpText = (topic: string | undefined): string =>
	topic === undefined ? overview : (topics[topic] ?? overview);
