import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallContext } from "@parley/hub/delivery/call-context";
import type { ClientRole } from "@parley/hub/delivery/client";
import type { Clients } from "@parley/hub/delivery/clients";
import type { Logger } from "@parley/logging/logger";
import { answer } from "@parley/protocol/endpoint/answer";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { decode } from "@parley/protocol/envelope/decode";
import { failureEnvelope } from "@parley/protocol/envelope/failure";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { wording } from "@parley/words/wording";
import {
	type AccessRules,
	requireClientId,
	requireOwnOrigin,
	requireOwnSite,
	requireToken,
} from "./access.ts";
import { HttpFailure } from "./http-failure.ts";
import { readBody } from "./read-body.ts";
import { securityHeaders } from "./security-headers.ts";
import { SseStream } from "./sse-stream.ts";
import type { UiFile } from "./ui-files.ts";

export type RoutesOptions = {
	readonly role: ClientRole;
	readonly access: AccessRules;
	readonly clients: Clients;
	readonly handlers: Handlers<CallContext>;
	readonly uiFiles: ReadonlyMap<string, UiFile>;
	readonly logger: Logger;
};

/** Everything a listener answers. */
export class Routes {
	readonly #options: RoutesOptions;
	readonly #violations: ViolationCounter;

	constructor(options: RoutesOptions) {
		this.#options = options;
		this.#violations = new ViolationCounter((violation) =>
			options.logger.warn("Protocol violation", { ...violation }),
		);
	}

	async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		try {
			requireOwnOrigin(request.headers, this.#options.access.hosts);
			await this.#route(request, response);
		} catch (error) {
			this.#refuse(response, error);
		}
	}

	async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const path = (request.url ?? "/").split("?")[0] ?? "/";
		switch (path) {
			case "/rpc":
				requireVerb(request, "POST");
				requireOwnSite(request.headers);
				return this.#rpc(request, response);
			case "/events":
				requireVerb(request, "GET");
				requireOwnSite(request.headers);
				return this.#events(request, response);
			default:
				requireVerb(request, "GET", "HEAD");
				return this.#file(path, request, response);
		}
	}

	async #rpc(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { access, clients, role, handlers, logger } = this.#options;
		requireToken(request.headers, access.token);
		const clientId = requireClientId(request.headers);
		if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) {
			throw new HttpFailure(415, wording("httpRefusal.notJson"));
		}
		const decoded = decode(await readBody(request));
		if (!decoded.ok) {
			this.#violations.add(decoded.violation);
			if (decoded.refusal === undefined)
				throw new HttpFailure(400, wording("httpRefusal.notARequest", { problem: decoded.violation.detail }));
			sendJson(response, failureEnvelope(decoded.refusal.id, decoded.refusal.failure));
			return;
		}
		if (decoded.message.kind !== "req") throw new HttpFailure(400, wording("httpRefusal.onlyRequests"));
		const client = clients.get(clientId, role, access.listenerUrl);
		const reply = await answer(
			decoded.message,
			{ client },
			{
				handlers,
				violations: this.#violations,
				onUnexpected: (error, method) => logger.error("A request failed unexpectedly", { method, error }),
			},
		);
		sendJson(response, reply);
	}

	#events(request: IncomingMessage, response: ServerResponse): void {
		const { access, clients, role } = this.#options;
		requireToken(request.headers, access.token);
		const client = clients.get(requireClientId(request.headers), role, access.listenerUrl);
		const lastEventId = request.headers["last-event-id"];
		const stream = new SseStream(response);
		response.once("close", () => clients.detach(client, stream));
		clients.attach(client, stream, typeof lastEventId === "string" ? lastEventId : undefined);
	}

	#file(path: string, request: IncomingMessage, response: ServerResponse): void {
		const file = this.#options.uiFiles.get(path);
		if (file === undefined) throw new HttpFailure(404, wording("httpRefusal.nothingHere"));
		response.writeHead(200, {
			...securityHeaders,
			"Content-Type": file.type,
			"Content-Length": file.body.length,
			"Cache-Control": file.isHashed ? "public, max-age=31536000, immutable" : "no-store",
		});
		response.end(request.method === "HEAD" ? undefined : file.body);
	}

	#refuse(response: ServerResponse, error: unknown): void {
		const failure =
			error instanceof HttpFailure ? error : new HttpFailure(500, wording("httpRefusal.failed"));
		if (failure !== error) this.#options.logger.error("A request failed", { error });
		if (response.headersSent) {
			response.destroy();
			return;
		}
		const body = `${failure.message}\n`;
		response.writeHead(failure.status, {
			...securityHeaders,
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Length": Buffer.byteLength(body),
			"Cache-Control": "no-store",
			// The rest of a refused body is not read.
			Connection: "close",
		});
		response.end(body);
	}
}

const requireVerb = (request: IncomingMessage, ...verbs: string[]): void => {
	if (!verbs.includes(request.method ?? ""))
		throw new HttpFailure(405, wording("httpRefusal.wrongVerb", { verbs: verbs.join(", ") }));
};

const sendJson = (response: ServerResponse, value: unknown): void => {
	const body = Buffer.from(JSON.stringify(value));
	response.writeHead(200, {
		...securityHeaders,
		"Content-Type": "application/json",
		"Content-Length": body.length,
		"Cache-Control": "no-store",
	});
	response.end(body);
};
