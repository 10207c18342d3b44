import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fieldsOf } from "./conversation.ts";
import { anthropic } from "./dialects/anthropic.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { gemini } from "./dialects/gemini.ts";
import { openaiChat } from "./dialects/openai-chat.ts";
import { openaiResponses } from "./dialects/openai-responses.ts";
import { modelList } from "./model-list.ts";
import { answerTo } from "./script.ts";
import type { Answer, Spoken } from "./step.ts";

const paceMs = 10;

const dialects: readonly Dialect[] = [openaiChat, openaiResponses, anthropic, gemini];

/** A model with a script (`script.ts`), behind the APIs that agents speak. It keeps nothing: what it knows, the agent told it. */
export class FakeModel implements AsyncDisposable {
	readonly #server: Server;
	/** The prompts that an agent began to work on, as they arrived. */
	readonly prompts: string[] = [];
	/** The model that each of them was for. */
	readonly asked: string[] = [];
	/** How many answers were broken off by the agent. */
	abandoned = 0;

	private constructor() {
		this.#server = createServer((request, response) => {
			// An agent that has gone away needs no answer.
			this.#serve(request, response).catch(() => response.destroy());
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
		return `http://127.0.0.1:${address.port}`;
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#server.close();
		this.#server.closeAllConnections();
		await once(this.#server, "close");
	}

	async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname } = new URL(request.url ?? "/", this.url);
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		const dialect = dialects.find(({ serves }) => serves(pathname));
		if (dialect !== undefined) return this.#answer(dialect, body, pathname, response);
		if (/count_?tokens$/i.test(pathname)) return json(response, 200, { input_tokens: 100, totalTokens: 100 });
		if (pathname.endsWith("/models")) return json(response, 200, modelList());
		return json(response, 404, { error: { message: `nothing is at ${pathname}` } });
	}

	async #answer(dialect: Dialect, body: string, path: string, response: ServerResponse): Promise<void> {
		const conversation = dialect.read(fieldsOf(JSON.parse(body)), path);
		const { answer, began } = answerTo(conversation);
		const { model, streams } = conversation;
		if (began !== undefined) {
			this.prompts.push(began);
			this.asked.push(model);
		}
		let isWhole = false;
		response.once("close", () => {
			if (!isWhole) this.abandoned += 1;
		});
		if (answer.type === "said" && streams) await speak(response, dialect.events(answer, model));
		else await settle(response, dialect, answer, model);
		isWhole = true;
		response.end();
	}
}

const speak = async (response: ServerResponse, events: Iterable<string>): Promise<void> => {
	response.writeHead(200, { "content-type": "text/event-stream" });
	for (const event of events) {
		if (response.destroyed) throw new Error("nobody listens");
		response.write(event);
		await delay(paceMs);
	}
};

const settle = async (
	response: ServerResponse,
	dialect: Dialect,
	answer: Answer,
	model: string,
): Promise<void> => {
	switch (answer.type) {
		case "said":
			return json(response, 200, dialect.whole(answer satisfies Spoken, model));
		case "failed":
			return json(response, answer.status, dialect.failed(answer.status, answer.message));
		case "silent":
			response.writeHead(200, { "content-type": "text/event-stream" });
			response.flushHeaders();
			await once(response, "close");
			throw new Error("nobody listens");
	}
};

const json = (response: ServerResponse, status: number, value: unknown): void => {
	response.writeHead(status, { "content-type": "application/json" });
	response.end(JSON.stringify(value));
};
