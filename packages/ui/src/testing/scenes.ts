/* Scenes run inside the page, so they use nothing but `window`. */

/** One of everything, finished, in the session "rich". */
export const richTurns = (): void => {
	const { hub } = window;
	const turn = hub.beginTurn("rich", "Why does it fail?\n<img src=x onerror=alert(1)> **not bold**");
	turn.think("Perhaps <b>a date</b> is involved.");
	turn.answer("I look at the **test**.\n\n```ts\nconst day = 1;\n```\n");
	turn.tool({
		toolCallId: "t1",
		title: "Read parser.test.ts",
		kind: "read",
		status: "completed",
		locations: [{ path: "/code/engine/src/parser.test.ts", line: 12 }],
		content: [{ type: "content", content: { type: "text", text: "line\n".repeat(40) } }],
	});
	turn.tool({
		toolCallId: "t2",
		title: "npm test",
		kind: "execute",
		status: "failed",
		rawInput: { command: "npm test" },
	});
	turn.answer("It depends on the day.");
	turn.plan([
		{ content: "Read", status: "completed" },
		{ content: "Fix", status: "in_progress" },
		{ content: "Test", status: "pending" },
	]);
	for (let count = 1; count <= 6; count += 1)
		turn.tool({ toolCallId: `g${count}`, title: `Search ${count}`, kind: "search", status: "completed" });
	turn.ask({
		requestId: "r0",
		title: "Edit parser.test.ts",
		kind: "edit",
		options: [{ optionId: "yes", name: "Allow", kind: "allow_once" }],
	});
	turn.log("permission.resolved", { requestId: "r0", outcome: { type: "selected", optionId: "yes" } });
	turn.log("agent.update", { update: "novelty", data: { depth: 3 } });
	turn.log("agent.attached", { agentSessionId: "a2", agent: { name: "eliza", title: "Eliza" } });
	turn.answer("Done.");
	turn.end();
	const lost = hub.beginTurn("rich", "And now die");
	lost.log("agent.lost", { message: "Eliza ended with exit code 3.", exitCode: 3, stderr: "panic: boom" });
	lost.end("interrupted");
};

/** A chat with one of everything, beside another one. */
export const richChat = (): void => {
	window.hub.addSession("other", "/code/notes", "claude", "Old chat about notes");
	window.hub.addSession("rich", "/code/engine", "eliza", "Fix the flaky test");
	window.richTurns();
};

/** A turn under way that asks for permission, with a queue behind it. */
export const busyChat = (): void => {
	const { hub } = window;
	hub.addSession("busy", "/code/engine", "eliza", "Busy");
	const turn = hub.beginTurn("busy", "Fix it");
	turn.answer("I will.");
	turn.tool({ toolCallId: "t1", title: "Edit a.ts", kind: "edit", status: "pending" });
	turn.ask({
		requestId: "r1",
		toolCallId: "t1",
		title: "Edit a.ts",
		kind: "edit",
		locations: [{ path: "/code/engine/a.ts" }, { path: "/code/engine/b.ts" }],
		rawInput: { file: "a.ts", mode: "careful" },
		content: [{ type: "diff", path: "/code/engine/a.ts", oldText: "one\ntwo\n", newText: "one\n2\n" }],
		options: [
			{ optionId: "once", name: "Allow once", kind: "allow_once" },
			{ optionId: "always", name: "Always allow", kind: "allow_always" },
			{ optionId: "no", name: "Reject", kind: "reject_once" },
		],
	});
	const later = { messageId: "q1", content: [{ type: "text" as const, text: "And then the next thing" }] };
	hub.append("busy", "prompt.accepted", later);
};

/** A chat whose agent session fails every prompt. */
export const poisonedChat = (): void => {
	const { hub } = window;
	hub.addSession("poisoned", "/code/engine", "eliza", "Poisoned");
	hub.append("poisoned", "agent.attached", {
		agentSessionId: "a1",
		agent: { name: "eliza", title: "Eliza" },
	});
	const turn = hub.beginTurn("poisoned", "Remember the well");
	turn.answer("I will.");
	turn.end();
	const failed = hub.beginTurn("poisoned", "What did I say?");
	const error = { message: "Internal error", code: -32603, data: { details: "The well is poisoned." } };
	failed.log("turn.ended", { outcome: "failed", error });
};

/** A chat of `turns` turns with two messages each. */
export const longChat = (turns: number): void => {
	const { hub } = window;
	hub.addSession("long", "/code/engine", "eliza", "Long");
	for (let count = 1; count <= turns; count += 1) {
		const turn = hub.beginTurn("long", `Question ${count}?`);
		turn.answer(`Answer ${count}. ${"More words follow. ".repeat(count % 23)}\n\n- one\n- two\n`);
		turn.end();
	}
};

/** A chat before its first prompt, whose agent offers a mode that does not ask, models in groups and two more options. */
export const optionsChat = (): void => {
	const { hub } = window;
	hub.addSession("options", "/code/engine", "eliza", "Choices");
	hub.append("options", "agent.attached", { agentSessionId: "a1", agent: { name: "eliza" } });
	const mode = {
		...{ id: "mode", name: "Mode", category: "mode", type: "select", currentValue: "ask" },
		options: [
			{ value: "ask", name: "Ask", description: "Asks before every change" },
			{ value: "plan", name: "Plan", description: "Changes nothing" },
			{ value: "auto-accept", name: "Auto", description: "Accepts its own changes" },
		],
	};
	const model = {
		...{ id: "model", name: "Model", category: "model", type: "select", currentValue: "large" },
		options: [
			{ group: "s", name: "Small", options: [{ value: "small", name: "Couch Small" }] },
			{ group: "l", name: "Large", options: [{ value: "large", name: "Couch Large" }] },
		],
	};
	const thought = {
		...{ id: "thought", name: "Thinking", type: "select", currentValue: "low" },
		options: ["low", "high"].map((value) => ({ value, name: value })),
	};
	const polite = { id: "polite", name: "Polite", type: "boolean", currentValue: false };
	const value = { configOptions: [mode, model, thought, polite] };
	hub.append("options", "agent.state", { aspect: "config", value });
	const usage = { used: 68_000, size: 200_000, cost: { amount: 0.42, currency: "USD" } };
	hub.append("options", "agent.state", { aspect: "usage", value: usage });
};
