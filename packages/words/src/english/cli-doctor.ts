/** What `parley doctor` finds, and what to do about it. */
export const cliDoctor = {
	"cliDoctor.ok": "ok   {what}",
	"cliDoctor.bad": "BAD  {what}",
	"cliDoctor.badWithAdvice": "BAD  {what} – {advice}",
	"cliDoctor.node": "Node {version}",
	"cliDoctor.useNode": "Use Node {version} or newer.",
	"cliDoctor.sqlite": "SQLite with full-text search",
	"cliDoctor.noSqlite": "SQLite does not work: {reason}",
	"cliDoctor.useSqlite": "Use a Node that has node:sqlite with FTS5.",
	"cliDoctor.folder": "{folder} is writable",
	"cliDoctor.folderUnusable": "{folder} cannot be used: {reason}",
	"cliDoctor.folderFull": "{folder} has only {size} left",
	"cliDoctor.useFolder": "Use another folder with --data.",
	"cliDoctor.freeSpace": "Free some space, or use another folder with --data.",
	"cliDoctor.agents": {
		one: "{count} agent is configured besides Eliza ({file})",
		other: "{count} agents are configured besides Eliza ({file})",
	},
	"cliDoctor.noConfig": "No agents are configured besides Eliza ({file} does not exist yet)",
	"cliDoctor.agent": "Agent {agent}: {program}",
	"cliDoctor.agentMissing": "Agent {agent}: there is no program {program}",
	"cliDoctor.installAgent": "Install it, put it on the PATH, or write its full path into config.json.",
	"cliDoctor.notRunning": "Parley is not running; it starts when needed",
	"cliDoctor.left": {
		one: "Parley is not running, but {count} agent is (process {pid}); Parley takes it over when it starts",
		other:
			"Parley is not running, but {count} agents are (process {pid}); Parley takes them over when it starts",
	},
	"cliDoctor.running": "Parley {version} is running",
	"cliDoctor.endProcess": "If it does not answer, end its process. `parley logs` may say why.",
} as const;
