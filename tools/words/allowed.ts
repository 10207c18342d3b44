/** Texts that look like sentences but do not belong in the catalogue. */
export type Allowance = {
	/** A file, or a folder that ends with a slash. */
	readonly where: string;
	/** What these texts look like; without it, all of them. */
	readonly like?: RegExp;
	readonly why: string;
};

const contract = "describes a violated contract, for the log";
const headers = "a header or policy of HTTP, for browsers";
const phases = "a key that programs of other versions read from hub-phase.json; slowStart has its sentence";

export const allowed: readonly Allowance[] = [
	{
		where: "packages/acp/src/v1/session/session-router.ts",
		like: /^Unknown session/,
		why: "answers the agent",
	},
	{ where: "packages/acp/src/v1/session/handshake.ts", like: /^Parley$/, why: "tells the agent our name" },
	{ where: "packages/acp/src/v1/session/served-requests.ts", why: "answers the agent" },
	{ where: "packages/acp/src/v1/wire/check.ts", why: "an assertion: the build is not whole" },
	{ where: "packages/client/src/core/hub-caller.ts", like: /^it answers/, why: contract },
	{ where: "packages/client/src/core/hub-client.ts", like: /^a message is longer/, why: contract },
	{ where: "packages/client/src/core/hub-request.ts", like: /^Bearer/, why: headers },
	{ where: "packages/client/src/core/shared/served-port.ts", like: /^(?:it is no|a feed)/, why: contract },
	{ where: "packages/client/src/core/shared/tab-client.ts", why: contract },
	{ where: "packages/client/src/core/shared/tab-requests.ts", why: contract },
	{ where: "packages/client/src/core/stream-message.ts", why: contract },
	{
		where: "packages/client/src/node/data-folder.ts",
		like: /^Application Support$/,
		why: "a folder of macOS",
	},
	{ where: "packages/client/src/node/hub-start-error.ts", why: phases },
	{ where: "packages/hub/src/agent-setup/catalogue/known-agents.ts", why: "names of agents" },
	{ where: "packages/hub/src/logins/shell-line.ts", why: "a command line" },
	{
		where: "packages/hub/src/sessions/quote-history.ts",
		why: "told to the agent, in the language of its instructions",
	},
	{ where: "packages/server/src/cli/open-browser.ts", like: /^<!doctype/, why: "markup around a sentence" },
	{ where: "packages/server/src/cli/run-command.ts", like: /^parley: /, why: "the program's name" },
	{ where: "packages/server/src/config/built-in-agents.ts", like: /^Eliza$/, why: "a name" },
	{ where: "packages/server/src/http/routes.ts", like: /^(?:public|text\/)/, why: headers },
	{ where: "packages/server/src/http/security-headers.ts", why: headers },
	{ where: "packages/server/src/http/sse-stream.ts", why: headers },
	{ where: "packages/server/src/http/ui-files.ts", like: /^text\//, why: headers },
	{ where: "packages/server/src/hub-process/hub-process.ts", why: "reasons for the log, and a phase" },
	{ where: "packages/server/src/hub-process/phase-file.ts", why: phases },
	{ where: "packages/ui/src/app/app-context.ts", why: "an assertion: a component outside the app" },
	{
		where: "packages/ui/src/shared/session/chat-context.ts",
		why: "an assertion: a component outside a chat",
	},
	{ where: "packages/ui/src/app/list-overlay.tsx", like: /^input, button$/, why: "a selector" },
	{
		where: "packages/ui/src/features/agent-process/describe-loss.ts",
		like: /^exit code/,
		why: "what logs without wordings say, to be recognised",
	},
	{ where: "packages/ui/src/features/theme/theme.ts", like: /^\(prefers-/, why: "a media query" },
	{ where: "packages/ui/src/shared/markdown/highlight/", why: "errors that are only counted" },
	{ where: "packages/ui/src/shared/markdown/inline/named-entities.ts", why: "names of characters" },
	{
		where: "packages/ui/src/shared/markdown/render-tokens.ts",
		like: /^noopener/,
		why: "a relation of links",
	},
	{ where: "packages/vscode/src/bridge/webview-channel.ts", why: contract },
	{ where: "packages/vscode/src/hub/hub-runtime.ts", like: /^const\{/, why: "a script" },
	{ where: "packages/vscode/src/status/session-board.ts", like: /^\$\(/, why: "an icon before a sentence" },
	{ where: "packages/vscode/src/views/webview-html.ts", why: "markup, and the policy of a page" },
	{ where: "packages/hub/src/composition/teardown.ts", why: "an error for the log at the end of the hub" },
	{ where: "packages/hub/src/sessions/evict-agents.ts", why: "an error for the log" },
	{ where: "packages/hub/src/store/sqlite/folding/", why: "warnings for the log" },
	{ where: "packages/hub/src/store/sqlite/maintenance/", why: "SQL, and errors that the hub handles itself" },
	{ where: "packages/hub/src/store/sqlite/migrations/", why: "SQL" },
	{ where: "packages/hub/src/store/sqlite/salvage/read-damaged.ts", why: "SQL" },
	{ where: "packages/hub/src/store/sqlite/tool-table.ts", why: "SQL" },
	{ where: "packages/hub/src/store/sqlite/search/search-service.ts", why: "warnings for the log" },
	{ where: "packages/hub/src/store/sqlite/store-marks.ts", like: /^(?:in use|trash clock)$/, why: "keys" },
	{ where: "packages/hub/src/store/sqlite/thread/store-thread.ts", why: "an assertion about the thread" },
	{
		where: "packages/hub/src/store/store-errors.ts",
		why: "assertions, and errors that the hub handles itself",
	},
	{ where: "packages/hub/src/transfer/draft-of-queue.ts", like: /^import \{\}$/, why: "a key" },
	{ where: "packages/hub/src/transfer/import-job.ts", like: /^import \{\}$/, why: "a key" },
	{ where: "packages/jsonrpc/src/errors.ts", why: "for the log; acp words these errors" },
	{ where: "packages/jsonrpc/src/handlers.ts", why: "answers the other side" },
	{
		where: "packages/jsonrpc/src/limit-depth.ts",
		why: "a mark that replaces text inside an agent's data before it is parsed: no code can stand beside it",
	},
	{ where: "packages/jsonrpc/src/message-writer.ts", why: "for the log; acp words these errors" },
	{ where: "packages/jsonrpc/src/messages.ts", why: contract },
	{ where: "packages/jsonrpc/src/peer.ts", why: "answers the other side, and reasons for the log" },
	{ where: "packages/jsonrpc/src/violation-counter.ts", why: "for the log" },
	{ where: "packages/process/src/tree/windows-table.ts", why: "a script" },
];
