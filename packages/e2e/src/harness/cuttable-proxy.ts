import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** A bad line between a browser and the hub: it can be cut, even in the middle of an event, and mended again. */
export class CuttableProxy implements AsyncDisposable {
	readonly #server: Server;
	readonly #sockets = new Set<Socket>();
	#isCut = false;
	#budget = Number.POSITIVE_INFINITY;

	private constructor(server: Server) {
		this.#server = server;
		server.on("connection", (socket) => {
			if (this.#isCut) {
				socket.destroy();
				return;
			}
			this.#sockets.add(socket);
			socket.once("close", () => this.#sockets.delete(socket));
		});
	}

	static async open(target: string): Promise<CuttableProxy> {
		const { host, hostname, port, origin } = new URL(target);
		const server = createServer((request, response) => {
			const headers = {
				...request.headers,
				host,
				...(request.headers.origin === undefined ? {} : { origin }),
			};
			const onward = httpRequest(
				{ hostname, port, path: request.url, method: request.method, headers },
				(answer) => {
					response.writeHead(answer.statusCode ?? 502, answer.headers);
					answer.on("data", (chunk: Buffer) => proxy.#pass(response, chunk));
					answer.on("end", () => response.end());
					answer.on("error", () => response.destroy());
				},
			);
			onward.on("error", () => response.destroy());
			response.on("close", () => onward.destroy());
			request.pipe(onward);
		});
		const proxy = new CuttableProxy(server);
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		return proxy;
	}

	get origin(): string {
		const { port } = this.#server.address() as AddressInfo;
		return `http://127.0.0.1:${port}`;
	}

	/** Cuts every connection now; nobody connects until `mend`. */
	cut(): void {
		this.#isCut = true;
		for (const socket of this.#sockets) socket.destroy();
	}

	/** Cuts after this many more bytes, wherever in a message that is. */
	cutAfter(bytes: number): void {
		this.#budget = bytes;
	}

	mend(): void {
		this.#isCut = false;
		this.#budget = Number.POSITIVE_INFINITY;
	}

	#pass(response: { write(chunk: Buffer): boolean }, chunk: Buffer): void {
		response.write(chunk.subarray(0, Math.max(0, this.#budget)));
		this.#budget -= chunk.length;
		if (this.#budget <= 0 && !this.#isCut) setImmediate(() => this.cut());
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#server.close();
		this.#server.closeAllConnections();
		await once(this.#server, "close");
	}
}
