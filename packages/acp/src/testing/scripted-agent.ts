import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

/*
 * An agent that misbehaves in ways that proper agents do not. The scenario is its only argument. It writes lines by hand because no library
 * would let it.
 */

type Message = {
	readonly id?: number | string;
	readonly method?: string;
	readonly params?: { sessionId?: string; clientCapabilities?: unknown; prompt?: { text?: string }[] };
	readonly result?: { outcome?: { outcome?: string } };
};

const [, , scenario = ""] = process.argv;

const send = (message: Record<string, unknown>): void => {
	process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
};

const update = (sessionId: string, fields: Record<string, unknown>): void =>
	send({ method: "session/update", params: { sessionId, update: fields } });

const say = (sessionId: string, text: string): void =>
	update(sessionId, { sessionUpdate: "agent_message_chunk", content: { type: "text", text } });

const ask = (id: string): void =>
	send({
		id,
		method: "session/request_permission",
		params: {
			sessionId: "a1",
			toolCall: { toolCallId: "only-asked", title: "Remove it", kind: "delete", status: "pending" },
			options: [{ optionId: "yes", name: "Yes", kind: "allow_once" }],
		},
	});

const canClose = { agentCapabilities: { sessionCapabilities: { close: {} } } };
const heard: string[] = [];
let offered: unknown;
let openId: unknown;
let closeId: unknown;
let opened = 0;
let promptId: number | string | undefined;
let formerPromptId: number | string | undefined;

const onInitialize = (id: unknown): void => {
	if (scenario === "silent") {
		process.stderr.write("waiting for a licence server\n");
		return;
	}
	if (scenario === "dies") {
		process.stderr.write("cannot find module\n");
		process.exit(9);
	}
	const data = { details: '{"error":{"message":"the model is gone"}}' };
	const authMethods = [{ id: "key", name: "API key", description: "paste it" }];
	if (scenario === "refuses") send({ id, error: { code: -32603, message: "no config", data } });
	else if (scenario === "locked") send({ id, result: { protocolVersion: 1, authMethods } });
	else if (scenario === "garbled") send({ id, result: "hello" });
	else if (["answers-late", "answers-closed"].includes(scenario) || scenario.startsWith("closes-late"))
		send({ id, result: { protocolVersion: 1, ...canClose } });
	else send({ id, result: { protocolVersion: scenario === "newer" ? 99 : 1 } });
};

const onNewSession = (id: unknown): void => {
	const data = { details: "no key found" };
	if (scenario === "locked") send({ id, error: { code: -32000, message: "Authentication required", data } });
	if (scenario === "no-session") send({ id, error: { code: -32603, message: "Internal error", data } });
	if (["locked", "no-session", "mute"].includes(scenario)) return;
	if (scenario === "answers-late" && openId === undefined) {
		openId = id;
		return;
	}
	if (scenario === "answers-late") {
		send({ id: openId, result: { sessionId: "late" } });
		send({ id, result: { sessionId: "a1" } });
		return;
	}
	// Holds its answer to session/close until another session is requested.
	if (closeId !== undefined) send({ id: closeId, result: {} });
	if (scenario.endsWith("asks-early")) ask("early");
	if (scenario === "takes-back-asks-early") {
		send({ method: "$/cancel_request", params: { requestId: "early" } });
	}
	if (scenario === "flood") for (let each = 0; each < 1200; each++) say("a1", `${each} `);
	if (scenario === "stranger") say("somebody else", "hello");
	// One write, so that the answer and the update behind it arrive together.
	process.stdout.cork();
	opened += 1;
	send({ id, result: { sessionId: `a${opened}`, modes: { currentModeId: "ask", availableModes: [] } } });
	say("a1", "right behind");
	process.stdout.uncork();
};

/** Makes the requests that the prompt names, and cancels them if the prompt says so. */
const askFor = (text: string): void => {
	const { takesBack, ...request }: { method: string; takesBack?: true } = JSON.parse(text);
	send({ id: "asked", ...request });
	if (takesBack === true) send({ method: "$/cancel_request", params: { requestId: "asked" } });
};

/** Leaves the prompt of its first session unanswered until it gets one in the next session. */
const answerClosed = (): void => {
	if (formerPromptId === undefined) {
		say("a1", "let me think");
		return;
	}
	send({ id: formerPromptId, result: { stopReason: "max_tokens" } });
	say("a2", "mine");
	send({ id: promptId, result: { stopReason: "end_turn" } });
};

const onPrompt = (id: number | string, text: string): void => {
	formerPromptId = promptId;
	promptId = id;
	if (scenario === "asks-for") askFor(text);
	else if (scenario === "answers-closed") answerClosed();
	else if (scenario === "answers-and-dies") {
		update("a1", { sessionUpdate: "tool_call", toolCallId: "t1", title: "Never done" });
		send({ id, result: { stopReason: "end_turn" } });
		process.exitCode = 3;
		process.stdin.destroy();
	} else if (scenario === "takes-back") {
		ask("q1");
		send({ method: "$/cancel_request", params: { requestId: "q1" } });
	} else if (scenario === "asks-again" || scenario === "hears") ask("q1");
	else if (scenario === "leaves-open") {
		update("a1", { sessionUpdate: "tool_call", toolCallId: "t1", title: "Never done" });
		ask("q1");
		send({ id, result: { stopReason: "end_turn" } });
	} else if (scenario === "halves") {
		// Answers with a line that is too long, and ends it once there is a file of that name.
		process.stdout.write(`{"jsonrpc":"2.0","id":${id},"result":{"stopReason":"end_turn","_meta":"`);
		process.stdout.write("x".repeat(33 * 1024 * 1024));
		const waiting = setInterval(() => {
			if (!existsSync("go-on")) return;
			clearInterval(waiting);
			process.stdout.write('"}}\n');
		}, 20);
	} else if (scenario === "counts") {
		let count = 0;
		setInterval(() => say("a1", ` ${count++}`), 5);
	} else if (scenario === "oversized") {
		say("a1", "x".repeat(33 * 1024 * 1024));
		say("a1", "after");
		send({ id, result: { stopReason: "end_turn" } });
	} else if (scenario === "oversized-answer") {
		send({ id, result: { stopReason: "end_turn", _meta: { trace: "x".repeat(33 * 1024 * 1024) } } });
	} else if (scenario === "speaks-late") {
		// Whatever session it is asked in, the first one speaks.
		say("a1", text);
		send({ id, result: { stopReason: "end_turn" } });
	} else if (scenario === "closes-stdout") {
		process.stdout.end();
		setInterval(() => {}, 1000);
	} else if (scenario.startsWith("closes-late")) {
		update("a1", {
			sessionUpdate: "tool_call",
			toolCallId: "t1",
			title: "Never done",
			status: "in_progress",
		});
	} else if (scenario !== "ignores") send({ id, result: { stopReason: "end_turn" } });
};

/** Reports what it received, in order, once it has received both an answer and a cancel. */
const hear = (what: string): void => {
	heard.push(what);
	if (heard.length < 2) return;
	say("a1", heard.join(", then "));
	send({ id: promptId, result: { stopReason: "cancelled" } });
};

createInterface({ input: process.stdin }).on("line", (line) => {
	const { id, method, params, result }: Message = JSON.parse(line);
	if (method === "initialize") {
		offered = params?.clientCapabilities;
		onInitialize(id);
	} else if (method === "session/new") onNewSession(id);
	else if (method === "session/prompt" && id !== undefined) onPrompt(id, params?.prompt?.[0]?.text ?? "");
	else if (method === "session/cancel" && scenario === "asks-again") ask("q2");
	else if (method === "session/cancel" && scenario === "closes-late but stops") {
		send({ id: promptId, result: { stopReason: "cancelled" } });
	} else if (method === "session/close" && scenario.startsWith("closes-late")) closeId = id;
	else if (method === "session/close") {
		process.stderr.write(`closed ${params?.sessionId}\n`);
		send({ id, result: {} });
	} else if (scenario === "hears") hear(method ?? result?.outcome?.outcome ?? "");
	else if (method === undefined && id === "asked") {
		say("a1", `${JSON.stringify(offered)}\n${line}`);
		send({ id: promptId, result: { stopReason: "end_turn" } });
	} else if (method === undefined && id === "early") say("a1", ` and heard ${result?.outcome?.outcome}`);
	else if (method === undefined && (scenario === "takes-back" || id === "q2")) {
		say("a1", line);
		send({ id: promptId, result: { stopReason: "end_turn" } });
	}
});
