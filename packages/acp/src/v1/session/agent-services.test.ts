import { expect, test } from "vitest";
import { connect, openSession, prompt, scripted, text } from "../../testing/harness.ts";
import type { AskableMethod } from "../wire/askable.ts";
import type { AgentConnection } from "./agent-connection.ts";
import type { AgentRequest, AgentService, AgentServices } from "./agent-services.ts";

/** A service that records requests and answers nothing by itself. */
class FakeService implements AgentService<AskableMethod> {
	readonly withdrawnKeys: string[] = [];
	readonly #first = Promise.withResolvers<AgentRequest<AskableMethod>>();
	readonly first = this.#first.promise;

	asked(request: AgentRequest<AskableMethod>): void {
		this.#first.resolve(request);
	}

	withdrawn(key: string): void {
		this.withdrawnKeys.push(key);
	}
}

type Wish = { readonly method: string; readonly params: object; readonly takesBack?: true };

/** An agent that makes a request, what it was offered at the start, and what it received. */
const asking = async (wish: Wish, services: AgentServices = {}) => {
	const connection = await connect(scripted("asks-for"), { services });
	const { session, record } = await openSession(connection);
	const over = prompt(session, "m1", text(JSON.stringify(wish)));
	const heard = async () => {
		await over;
		const [offered = "", answer = ""] = record.answer().replace("right behind", "").split("\n");
		return { offered: JSON.parse(offered), answer: JSON.parse(answer) };
	};
	return { connection, heard };
};

const read: Wish = { method: "fs/read_text_file", params: { sessionId: "a1", path: "/notes.md", line: 2 } };
const run: Wish = { method: "terminal/create", params: { sessionId: "a1", command: "ls", args: ["-l"] } };
const nothing = { fs: { readTextFile: false, writeTextFile: false }, terminal: false };

test.for([
	read,
	run,
	{ method: "elicitation/create", params: { sessionId: "a1", mode: "form", message: "?" } },
])("[ground] a capability without a service is not offered, and $method is not found", async (wish) => {
	const { heard } = await asking(wish);
	expect(await heard()).toMatchObject({ offered: nothing, answer: { error: { code: -32601 } } });
});

test.for<[wish: Wish, plug: (service: FakeService) => AgentServices, offered: object]>([
	[
		read,
		(readFiles) => ({ readFiles }),
		{ fs: { readTextFile: true, writeTextFile: false }, terminal: false },
	],
	[
		{ method: "fs/write_text_file", params: { sessionId: "a1", path: "/notes.md", content: "x" } },
		(writeFiles) => ({ writeFiles }),
		{ fs: { readTextFile: false, writeTextFile: true }, terminal: false },
	],
	[run, (terminals) => ({ terminals }), { ...nothing, terminal: true }],
])(
	"[ground] a service is offered, and requests and answers are matched by key: %o",
	async ([wish, plug, offered]) => {
		const service = new FakeService();
		const { connection, heard } = await asking(wish, plug(service));
		const { key, ...request } = await service.first;
		expect(request).toEqual({ sessionId: "s1", ...wish });
		expect(connection.answer(key, { type: "result", result: { content: "hello" } })).toBe(true);
		expect(await heard()).toMatchObject({ offered, answer: { result: { content: "hello" } } });
		expect(connection.answer(key, { type: "result", result: {} })).toBe(false);
		expect(service.withdrawnKeys).toEqual([]);
	},
);

test("[ground] a service can refuse, and the agent receives the reason", async () => {
	const readFiles = new FakeService();
	const { connection, heard } = await asking(read, { readFiles });
	const error = { code: -32002, message: "There is no such file" };
	connection.answer((await readFiles.first).key, { type: "error", error });
	expect(await heard()).toMatchObject({ answer: { error } });
});

test("[ground] an invalid request reaches no service", async () => {
	const readFiles = new FakeService();
	const { heard } = await asking({ method: read.method, params: { sessionId: "a1" } }, { readFiles });
	expect(await heard()).toMatchObject({ answer: { error: { code: -32602 } } });
});

test("[ground] a request for an unknown session reaches no service", async () => {
	const readFiles = new FakeService();
	const { heard } = await asking({ ...read, params: { ...read.params, sessionId: "other" } }, { readFiles });
	expect(await heard()).toMatchObject({ answer: { error: { code: -32602 } } });
});

test("[ground] a request that the agent cancels is withdrawn by its key and answered once", async () => {
	const terminals = new FakeService();
	const { connection, heard } = await asking({ ...run, takesBack: true }, { terminals });
	expect(await heard()).toMatchObject({ answer: { error: { code: -32800 } } });
	const { key } = await terminals.first;
	expect(terminals.withdrawnKeys).toEqual([key]);
	expect(connection.answer(key, { type: "result", result: {} })).toBe(false);
});

test("[ground] pending requests are withdrawn when the agent dies", async () => {
	const readFiles = new FakeService();
	const asked: { connection: AgentConnection } = await asking(read, { readFiles });
	const { key } = await readFiles.first;
	await asked.connection.kill();
	expect(readFiles.withdrawnKeys).toEqual([key]);
});
