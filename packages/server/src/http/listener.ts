import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { ListenOptions } from "node:net";
import { codeOf } from "@parley/base/errors/code-of";
import { messageOf } from "@parley/base/errors/message-of";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { Routes } from "./routes.ts";

/** The address is in use, or this user may not listen there. */
export class ListenError extends WordedError {
	override readonly name = "ListenError";
	constructor(where: string, cause: unknown) {
		super(
			codeOf(cause) === "EADDRINUSE"
				? wording("hubListen.portTaken", { address: where })
				: wording("hubListen.failed", { address: where, reason: messageOf(cause) }),
			{ cause },
		);
	}
}

/** One listening address. */
export class Listener implements AsyncDisposable {
	readonly #server: Server;

	private constructor(server: Server) {
		this.#server = server;
	}

	/** Starts listening before it has routes, because the routes depend on the port. */
	static async open(
		where: string,
		options: ListenOptions,
		routes: (port: number) => Routes,
	): Promise<Listener> {
		const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 30_000 });
		server.maxConnections = 256;
		try {
			server.listen(options);
			await once(server, "listening");
		} catch (error) {
			throw new ListenError(where, error);
		}
		const address = server.address();
		const serving = routes(typeof address === "object" && address !== null ? address.port : 0);
		server.on("request", (request, response) => void serving.serve(request, response));
		return new Listener(server);
	}

	/** Also closes every connection: clients reconnect by themselves if a hub comes back. */
	async [Symbol.asyncDispose](): Promise<void> {
		const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
		this.#server.closeAllConnections();
		await closed;
	}
}
