/** `parley --help`, and the help of each command. Column alignment is part of the text, so each language sets its own. */
export const cliHelp = {
	"cliHelp.overview": `parley – one chat for every coding agent

  parley serve [folder…]   open the chat in a browser
  parley status            show what Parley is doing
  parley stop              stop Parley and its agents
  parley restart           restart Parley; its agents keep working
  parley logs              show Parley's log
  parley doctor            find out why something does not work
  parley export            write a chat, or all of them, to a file
  parley import            import exported chats
  parley maintain          check the store and free space
  parley forget-everything delete all data for good
  parley help <command>    show the options of a command
  parley --version

Everything runs on this machine; nothing is sent anywhere but to the agents you choose.`,
	"cliHelp.data":
		"  --data <folder>     where chats, logs and settings are kept (default: one folder per user)",
	"cliHelp.serve": `parley serve [folder…]

Attaches to Parley's hub process, or starts one, and opens it to a browser. Prints the address and nothing else on standard output.
Ctrl-C closes the address. Agents that are still working keep running, and the command says so.

  --port <number>     port to listen on (default: the one of the last time, or any free one)
  --host <address>    address to listen on (default: 127.0.0.1)
  --unprotected       allow an address that others can reach; the connection is not encrypted
  --agent <agent>     agent for new chats: a configured name, or a command line that speaks ACP on stdio
  --no-open           do not open a browser
{data}`,
	"cliHelp.stop": `parley stop

Stops Parley and its agents, also those that Parley left when it died. If an agent is working, the command says so and does nothing.

  --force             stop anyway; running turns are shown as interrupted
{data}`,
	"cliHelp.restart": `parley restart

Ends Parley and starts it again. Agents keep working meanwhile, and running turns go on.

{data}`,
	"cliHelp.status": `parley status

Shows what Parley is doing, and the agents that are running.

  --json              as JSON
{data}`,
	"cliHelp.logs": `parley logs

Shows the end of Parley's log.

  -n, --lines <n>     how many of the last lines (default: 100)
  -f, --follow        print new lines as they are written
{data}`,
	"cliHelp.export": `parley export <chat>
parley export --all

Writes a chat to a file. Name the chat by its id, the beginning of its id, or its title. Known secrets are left out.

  -f, --format <f>    markdown, for people (default); or jsonl, which can be imported again
  -o, --output <f>    file to write, - for standard output (default: a file here, named after the chat)
{data}`,
	"cliHelp.import": `parley import <file…>

Imports chats that were exported as JSON Lines. A file is imported as a whole or not at all.

{data}`,
	"cliHelp.maintain": `parley maintain

Checks the store, removes chats deleted more than a day ago, repairs the search index if it is damaged, and frees disk space.
You can keep chatting meanwhile.

  --json              as JSON
{data}`,
	"cliHelp.forgetEverything": `parley forget-everything --yes

Stops all agents and deletes all chats, drafts, attachments, folders with their trust, the search index and Parley's logs, for good.
Agents' own data stays, and so does config.json.

  --yes               do it; without it, the command only says what it would delete
{data}`,
	"cliHelp.doctor": `parley doctor

Checks what Parley needs and says what is missing.

{data}`,
} as const;
