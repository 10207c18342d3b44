/** One behaviour the product owes, named by the id that test titles carry. */
export interface Row {
	readonly id: string;
	readonly behaviour: string;
}

export interface RowGroup {
	readonly title: string;
	readonly rows: readonly Row[];
}

/** Tags for tests of the ground the product stands on, where no row fits. */
export const otherTags: ReadonlySet<string> = new Set(["ground"]);

export const rowGroups: readonly RowGroup[] = [
	group("A. Chat view and local-model agent", "A", [
		"A view starts from models, agents, mode, settings and whether a token exists; it may restore a session",
		"Thinking and generating are shown and ended per session",
		"Steps of the agent are gathered in collapsible progress groups with status, icon, text and detail",
		"A command waits for approval with its folder, severity and reason; it can be edited where the agent allows",
		"A file edit waits for approval with its diff, which also opens in the editor",
		"Automatic approval and sensitive patterns are set per session and come back with it",
		"Text and thinking stream, thinking collapses, the final message names its model",
		"The first visible text waits for eight letters or digits, the end of the block, or one second",
		"Warnings about a model, errors in a session and errors of the connection each have their place",
		"Messages are added, loaded with a session, and cleared",
		"The editor's selection becomes context of a prompt",
		"Sessions are made, opened, listed in pages and show their status; an idle empty one is used again",
		"Sessions are deleted singly at once, or several after a question, with progress for many",
		"Sessions are found by what was said in them",
		"The store can be tidied, and its search index rebuilt from the log",
		"Settings and the token of the local agent are saved and tested; the token appears nowhere else",
		"Models and modes are chosen, switched on and off, and asked for their capabilities",
		"Changed files are gathered per checkpoint, with line counts",
		"Changes are kept or undone per file or all together, and that is remembered",
		"Changes open as a diff or as an inline review",
		"Sessions run side by side: those in the background go on, Stop stops one",
		"A restored session looks exactly like the live one did",
		"An agent for local models: modes, tools, thinking, capabilities, token, and tools for models without them",
	]),
	group("B. Chat pipeline and CLI sessions", "B", [
		"Both sides of the boundary have a typed interface; only the transport touches raw messages",
		"Each message type has one handler, and components know no transport",
		"Prompts carry attachments from the native picker, checked before they are sent",
		"A running prompt can be stopped",
		"Sessions are switched, made, and the list follows",
		"Plan mode: the plan is viewed, accepted, or rejected with a comment, by the agent's own means",
		"Tools show start, progress, end, arguments and inline diffs",
		"Consecutive tools form a group that closes with the next message and folds when it is long",
		"Reasoning is shown as the setting says, escaped",
		"The active file and the workspace are shown",
		"Tokens, context window and quota are shown",
		"User text and reasoning are escaped, assistant markdown is safe",
		"A view is built in one step that cannot race with live messages",
		"A panel closed while the agent ran shows everything when it opens again",
		"Copilot CLI sessions of this machine are listed, opened and continued",
		"Status, scrolling to the end, and the empty state",
	]),
	group("C. Contract between host and view, remote engine", "C", [
		"Only version 1 requests, responses and events pass; anything else is refused and logged",
		"All methods of the contract exist, including reading and listing files, diffs, artifacts and commands",
		"A permission is allowed once, denied, or turned into a rule",
		"The topics connection, state and events carry what the contract says",
		"Order and ids are kept; unknown event types are passed on and drawn safely",
		"An engine over HTTP reconnects where it left off; a gap is seen, shown and repaired",
		"Every payload is checked against its schema in both directions; unknown methods are refused",
		"No secret ever reaches a UI",
		"Writing and running need a trusted workspace",
		"A strict content security policy and narrow resource roots",
		"Events travel in batches; large payloads are cut with a way to see all",
		"Versions grow compatibly, and contract tests hold them to it",
	]),
	group("D. Identity, order, delivery", "D", [
		"Tabs, sessions, agent sessions and messages have ids of their own, mapped both ways at once",
		"Tabs prompt side by side; prompts of one session wait in a visible queue",
		"Each session counts its events; a view names what it has seen, gets the rest in order, ignores the old",
		"A hidden or unready view loses nothing and sees nothing twice",
		"Closing a tab detaches; the agent session ends when it is idle and unseen",
		"An agent that dies is shown in each of its tabs and restarted by one click, with its sessions",
		"Disposed views, reloads and restarts leave the turn running",
	]),
	group("E. Agents, permissions, proxies, editor", "E", [
		"Any executable that speaks ACP on stdio is an agent, configured by name",
		"Tabs with the same configuration share one agent process, each with its own session",
		"The ACP client is complete, from initialize to elicitation",
		"Every kind of session update is drawn, unknown ones safely",
		"The agent waits until a permission is answered, or bypass answers it",
		"Rules per tool and path, for a session or for good, with history and a place to revoke them",
		"Agents read and write files through the editor's unsaved buffers, inside the workspace",
		"Agents run terminals that the user can see",
		"Extension methods and notifications pass through",
		"Drafts with attachments survive hiding, reloads and restarts, and two editors at once",
		"Agents are supervised: crashes seen, restarts backed off, the whole process tree ended",
		"Logs are structured, by category, free of secrets, and tests can wait on them",
		"Eliza, a deterministic ACP agent, ships and serves the tests of the whole stack",
		"Tests run in a real VS Code, webview included",
		"A conductor shows a chain of proxies as one agent",
		"A component passes through what the editor can do and stands in for what it cannot",
		"Sources of crates are researched in a session of their own",
		"A component injects any MCP server and context into a session",
		"Language features reach agents as MCP tools, from the editor or from a language server",
		"Conversations are exported, imported and restored, per workspace",
		"Approval shows the tool, all parameters and the risk, and says what became of it",
		"Skills, context and tools that packages bring are offered where the workspace uses them",
		"Follow-up suggestions, file lists and forms in cards",
		"Git history, builds, tests and walkthroughs are components",
		"Attachments are uploaded, stored, limited and used by id",
		"MCP servers of the user and workspace reach every session that can take them",
	]),
];

function group(title: string, letter: string, behaviours: readonly string[]): RowGroup {
	return { title, rows: behaviours.map((behaviour, index) => ({ id: `${letter}${index + 1}`, behaviour })) };
}
