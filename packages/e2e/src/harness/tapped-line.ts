import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";

/** A line between a browser and the hub that records everything the hub sends over it: headers, bodies and event streams. */
export class TappedLine implements AsyncDisposable {
	readonly #server: Server;
	readonly #target: URL;
	readonly #heard: string[] = [];

	private constructor(target: string) {
		this.#target = new URL(target);
		this.#server = createServer((request, response) => {
			const onward = httpRequest(
				{
					hostname: this.#target.hostname,
					port: this.#target.port,
					path: request.url,
					method: request.method,
					headers: this.#onwardHeaders(request.headers),
				},
				(answer) => {
					this.#heard.push(JSON.stringify([answer.statusCode, answer.rawHeaders]));
					response.writeHead(answer.statusCode ?? 502, answer.headers);
					// A body is one string, so that nothing hides where two chunks meet.
					const at = this.#heard.push("") - 1;
					answer.on("data", (chunk: Buffer) => {
						this.#heard[at] += chunk.toString("latin1");
						response.write(chunk);
					});
					answer.on("end", () => response.end());
					answer.on("error", () => response.destroy());
				},
			);
			onward.on("error", () => response.destroy());
			response.on("close", () => onward.destroy());
			request.pipe(onward);
		});
	}

	static async open(target: string): Promise<TappedLine> {
		const line = new TappedLine(target);
		line.#server.listen(0, "127.0.0.1");
		await once(line.#server, "listening");
		return line;
	}

	get origin(): string {
		const address = this.#server.address();
		if (address === null || typeof address === "string") throw new Error("the line is not open");
		return `http://127.0.0.1:${address.port}`;
	}

	/** All headers and bodies so far, one character per byte. */
	get heard(): readonly string[] {
		return this.#heard;
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#server.close();
		this.#server.closeAllConnections();
		await once(this.#server, "close");
	}

	/** Uncompressed, so that it can be searched. */
	#onwardHeaders({ "accept-encoding": _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
		const { host, origin } = this.#target;
		return { ...headers, host, ...(headers.origin === undefined ? {} : { origin }) };
	}
}
