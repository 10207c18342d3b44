import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

const paceMs = 10;

/** As much of a request for a completion as the script needs. */
type Completion = {
	readonly tools?: readonly unknown[];
	readonly messages: readonly { readonly role: string; readonly content: unknown }[];
};

/** What the model answers to `say 40` or `write /path text`: numbered words at a steady pace, or a tool call and then a word. */
const words = (count: number): string[] => Array.from({ length: count }, (_, at) => `word${at} `);

/** The whole answer to `say 40`. */
export const saying = (count: number): string => words(count).join("");

/** A model with a script, behind the streaming API that most agents speak (OpenAI's chat completions). */
export class FakeModel implements AsyncDisposable {
	readonly #server: Server;
	/** The prompts that an agent began to work on, as they arrived. */
	readonly prompts: string[] = [];
	/** How many answers were broken off by the agent. */
	abandoned = 0;

	private constructor() {
		this.#server = createServer((request, response) => {
			// An agent that has gone away needs no answer.
			this.#answer(request, response).catch(() => response.destroy());
		});
	}

	static async open(): Promise<FakeModel> {
		const model = new FakeModel();
		model.#server.listen(0, "127.0.0.1");
		await once(model.#server, "listening");
		return model;
	}

	get url(): string {
		const address = this.#server.address();
		if (address === null || typeof address === "string") throw new Error("the model does not listen");
		return `http://127.0.0.1:${address.port}/v1`;
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#server.close();
		this.#server.closeAllConnections();
		await once(this.#server, "close");
	}

	async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		const { tools = [], messages }: Completion = JSON.parse(body);
		const last = messages.at(-1);
		const text = JSON.stringify(last?.content ?? "");
		response.writeHead(200, { "content-type": "text/event-stream" });
		let isWhole = false;
		response.once("close", () => {
			if (!isWhole) this.abandoned += 1;
		});
		// Without tools it is asked for something on the side, such as a title.
		const isPrompt = last?.role === "user" && tools.length > 0;
		if (isPrompt) this.prompts.push(text);
		const [, path, content] = /write (\S+) (\w+)/.exec(text) ?? [];
		if (isPrompt && path !== undefined) callTool(response, "write", { filePath: path, content });
		else await speak(response, isPrompt ? words(Number(/say (\d+)/.exec(text)?.[1] ?? 1)) : ["done"]);
		isWhole = true;
		response.end("data: [DONE]\n\n");
	}
}

const speak = async (response: ServerResponse, said: readonly string[]): Promise<void> => {
	for (const content of said) {
		if (response.destroyed) throw new Error("nobody listens");
		send(response, { role: "assistant", content }, null);
		await delay(paceMs);
	}
	send(response, {}, "stop");
};

const callTool = (response: ServerResponse, name: string, input: unknown): void => {
	const call = {
		index: 0,
		id: "call-1",
		type: "function",
		function: { name, arguments: JSON.stringify(input) },
	};
	send(response, { role: "assistant", tool_calls: [call] }, null);
	send(response, {}, "tool_calls");
};

const send = (response: ServerResponse, delta: unknown, reason: string | null): void => {
	const choices = [{ index: 0, delta, finish_reason: reason }];
	const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "fake", choices };
	response.write(`data: ${JSON.stringify(chunk)}\n\n`);
};
