import { randomUUID } from "node:crypto";
import { RpcError } from "@parley/jsonrpc/errors";
import { checkedRequest, type RequestHandler } from "@parley/jsonrpc/handlers";
import type { noAnswer } from "@parley/jsonrpc/peer";
import { OpenRequests } from "../../pipe/open-requests.ts";
import { acpErrorCode } from "../../pipe/rpc-dialect.ts";
import type { AskableMethod } from "../wire/askable.ts";
import { askedCheck } from "../wire/check.ts";
import type { AgentAnswer, AgentRequest, AgentServices } from "./agent-services.ts";

/** Runs a handler once the session of its request is known. */
export type ForSession = <Result>(
	agentSessionId: string,
	what: string,
	serve: (session: { readonly sessionId: string }) => Promise<Result>,
) => Promise<Result | typeof noAnswer>;

/** The part of a service that concerns one method. */
type Taker<Method extends AskableMethod> = {
	asked(request: AgentRequest<Method>): void;
	withdrawn(key: string): void;
};

/** Maps agents' methods to the services behind them. */
export class ServedRequests {
	readonly #open = new OpenRequests<AgentAnswer>();
	readonly #forSession: ForSession;

	constructor(forSession: ForSession) {
		this.#forSession = forSession;
	}

	/** False if the request is not pending. */
	answer(key: string, answer: AgentAnswer): boolean {
		const settle = this.#open.claim(key);
		settle?.(answer);
		return settle !== undefined;
	}

	/** A handler for each method of the present services. */
	handlers({ readFiles, writeFiles, terminals }: AgentServices): Map<string, RequestHandler> {
		return new Map([
			...this.#serve("fs/read_text_file", readFiles),
			...this.#serve("fs/write_text_file", writeFiles),
			...this.#serve("terminal/create", terminals),
			...this.#serve("terminal/output", terminals),
			...this.#serve("terminal/wait_for_exit", terminals),
			...this.#serve("terminal/kill", terminals),
			...this.#serve("terminal/release", terminals),
		]);
	}

	#serve<Method extends AskableMethod>(
		method: Method,
		service: Taker<Method> | undefined,
	): [method: string, handler: RequestHandler][] {
		if (service === undefined) return [];
		const handler = checkedRequest(method, askedCheck(method), (params, { signal }) =>
			this.#forSession(params.sessionId, method, ({ sessionId }) =>
				this.#ask(service, { key: randomUUID(), sessionId, method, params }, signal),
			),
		);
		return [[method, handler]];
	}

	async #ask<Method extends AskableMethod>(
		service: Taker<Method>,
		request: AgentRequest<Method>,
		signal: AbortSignal,
	): Promise<unknown> {
		const { key } = request;
		const answered = this.#open.wait(key);
		const withdraw = (): void => {
			if (this.answer(key, withdrawn)) service.withdrawn(key);
		};
		service.asked(request);
		// A held request may have been cancelled meanwhile.
		if (signal.aborted) withdraw();
		else signal.addEventListener("abort", withdraw, { once: true });
		const answer = await answered;
		if (answer.type === "result") return answer.result;
		throw new RpcError(answer.error);
	}
}

const withdrawn: AgentAnswer = {
	type: "error",
	error: { code: acpErrorCode.cancelled, message: "The request was taken back" },
};
