import type { PermissionOptionKind, RequestPermissionOutcome } from "@agentclientprotocol/sdk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { Terminals } from "../testing/terminals.ts";

const files = new Map<string, string>();
const terminals = new Terminals();
const asked: string[] = [];
let decision: () => RequestPermissionOutcome | Promise<RequestPermissionOutcome>;
let eliza: ElizaProcess;

beforeAll(async () => {
	eliza = await ElizaProcess.start({
		capabilities: {
			fs: { readTextFile: true, writeTextFile: true },
			terminal: true,
			elicitation: { form: {} },
		},
		serve: (app) =>
			terminals
				.attachTo(app)
				.onRequest("session/request_permission", async ({ params }) => {
					asked.push(params.options.map((option) => option.kind).join());
					return { outcome: await decision() };
				})
				.onRequest("fs/read_text_file", ({ params }) => {
					const content = files.get(params.path);
					if (content === undefined) throw new Error("no such file");
					return { content };
				})
				.onRequest("fs/write_text_file", ({ params }) => {
					files.set(params.path, params.content);
				})
				.onRequest("elicitation/create", ({ params }) =>
					params.message === "why?"
						? { action: "decline" }
						: { action: "accept", content: { answer: params.message } },
				),
	});
});
afterAll(() => eliza[Symbol.asyncDispose]());
beforeEach(() => {
	files.clear();
	asked.length = 0;
	terminals.calls.length = 0;
	decision = () => choose("allow_once");
});

const choose = (optionId: PermissionOptionKind): RequestPermissionOutcome => {
	return { outcome: "selected", optionId };
};

const prompt = async (text: string) => {
	return eliza.prompt(await eliza.newSession(process.cwd()), text);
};

test.each([
	["allow_once", "You allowed it once.", "completed"],
	["allow_always", "You allowed it for always.", "completed"],
	["reject_once", "You rejected it once.", "failed"],
	["reject_always", "You rejected it for always.", "failed"],
] as const)("[E13.tricks] /permission tells that %s was chosen", async (optionId, text, status) => {
	decision = () => choose(optionId);
	const answer = await prompt("/permission delete");
	expect(asked).toEqual(["allow_once,allow_always,reject_once,reject_always"]);
	expect(answer.updates[0]).toMatchObject({ sessionUpdate: "tool_call", kind: "delete", status: "pending" });
	expect(answer.updates[1]).toMatchObject({ status, rawOutput: { decision: optionId } });
	expect(answer).toMatchObject({ text, stopReason: "end_turn" });
});

test("[E13.tricks] /permission takes a closed question and a made-up option as no", async () => {
	decision = () => ({ outcome: "cancelled" });
	expect((await prompt("/permission")).text).toBe("You closed the question without an answer.");
	decision = () => ({ outcome: "selected", optionId: "perhaps" });
	expect((await prompt("/permission")).updates[1]).toMatchObject({ status: "failed" });
});

test("[E13.tricks] /write shows a diff, asks, then writes", async () => {
	files.set(`${process.cwd()}/couch.txt`, "old");
	const { updates, text } = await prompt("/write couch.txt new text\n");
	const path = `${process.cwd()}/couch.txt`;
	expect(files.get(path)).toBe("new text\n");
	expect(updates[0]).toMatchObject({
		kind: "edit",
		content: [{ type: "diff", path, oldText: "old", newText: "new text\n" }],
		locations: [{ path }],
	});
	expect(updates.slice(1, 3)).toMatchObject([{ status: "in_progress" }, { status: "completed" }]);
	expect(text).toBe(`I wrote 9 characters to ${path}.`);
});

test("[E13.tricks] /write of a new file has no old text, and writes nothing when rejected", async () => {
	decision = () => choose("reject_once");
	const { updates, text } = await prompt("/write couch.txt new");
	expect(updates[0]).toMatchObject({ content: [{ type: "diff", oldText: null, newText: "new" }] });
	expect(updates[1]).toMatchObject({ status: "failed" });
	expect(text).toContain("I wrote nothing");
	expect(files.size).toBe(0);
});

test("[E13.tricks] /write asks no more after an answer for always, in that session", async () => {
	decision = () => choose("allow_always");
	const session = await eliza.newSession();
	await eliza.prompt(session, "/write a.txt 1");
	await eliza.prompt(session, "/write b.txt 2");
	await prompt("/write c.txt 3");
	expect(asked).toHaveLength(2);
	expect([...files.values()]).toEqual(["1", "2", "3"]);
});

test("[E13.tricks] /read shows the file or says why not", async () => {
	files.set(`${process.cwd()}/couch.txt`, "soft");
	const { updates, text } = await prompt("/read couch.txt");
	expect(updates[2]).toMatchObject({ status: "completed", content: [{ content: { text: "soft" } }] });
	expect(text).toContain("I read 4 characters");
	expect((await prompt("/read nothing.txt")).text).toContain("I could not read");
});

test("[E13.tricks] /run uses a terminal from its creation to its release", async () => {
	const { updates, text } = await prompt(`/run ${process.execPath} -p 6*7`);
	expect(terminals.calls).toEqual(["create", "wait_for_exit", "output", "release"]);
	expect(updates[1]).toMatchObject({
		status: "in_progress",
		content: [{ type: "terminal", terminalId: "terminal-1" }],
	});
	expect(updates[2]).toMatchObject({ status: "completed", rawOutput: { exitCode: 0, output: "42\n" } });
	expect(text).toBe("It ran and ended well.");
	expect(terminals.openCount).toBe(0);
});

test("[E13.tricks] /run tells a bad end and a command that does not start", async () => {
	expect((await prompt(`/run ${process.execPath} -e process.exit(3)`)).text).toBe("It ended with code 3.");
	const { updates, text } = await prompt("/run no-such-command");
	expect(updates[1]).toMatchObject({ sessionUpdate: "tool_call_update", status: "failed" });
	expect(text).toContain("I could not run no-such-command");
});

test("[E13.tricks] /run kills and releases its terminal when cancelled", async () => {
	const session = await eliza.newSession();
	const running = eliza.next(({ status }) => status === "in_progress");
	const released = terminals.nextRelease();
	const prompting = eliza.prompt(session, `/run ${process.execPath} -e setInterval(()=>{},1000)`);
	await running;
	await eliza.cancel(session);
	const { stopReason, updates } = await prompting;
	expect(stopReason).toBe("cancelled");
	expect(updates.at(-1)).toMatchObject({ sessionUpdate: "tool_call_update", status: "failed" });
	await released;
	expect(terminals.calls.slice(-2)).toEqual(["kill", "release"]);
	expect(terminals.openCount).toBe(0);
});

test("[E13.tricks] a permission nobody answers ends with the turn", async () => {
	const { promise: questionSeen, resolve: see } = Promise.withResolvers<void>();
	const { promise: answer, resolve: close } = Promise.withResolvers<RequestPermissionOutcome>();
	decision = () => {
		see();
		return answer;
	};
	const session = await eliza.newSession();
	const prompting = eliza.prompt(session, "/permission");
	await questionSeen;
	await eliza.cancel(session);
	const { stopReason, updates } = await prompting;
	close({ outcome: "cancelled" });
	expect(stopReason).toBe("cancelled");
	expect(updates.at(-1)).toMatchObject({ toolCallId: "tool-1", status: "failed" });
});

test("[E13.tricks] /ask uses a form when the client has forms", async () => {
	expect((await prompt("/ask who?")).text).toBe("You answered: who?");
	expect((await prompt("/ask why?")).text).toContain("rather not say");
});

test("[E13.tricks] without the client's services she says so, and asks in text", async () => {
	await using poor = await ElizaProcess.start();
	const session = await poor.newSession();
	const say = async (text: string) => (await poor.prompt(session, text)).text;
	expect(await say("/write a.txt b")).toBe("Your client does not let me write files.");
	expect(await say("/read a.txt")).toBe("Your client does not let me read files.");
	expect(await say("/run ls")).toBe("Your client does not let me run commands.");
	expect(await say("/permission")).toContain("I could not ask you");
	expect(await say("/ask how are you?")).toBe("how are you?");
	expect(await say("/help, I think")).toBe("I asked: how are you?\nYou answered: /help, I think");
	expect(await say("/echo done")).toBe("done");
});
