import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { Observations } from "./observations.ts";

type Line = {
	readonly client: Socket;
	readonly hub: Socket;
	held: Buffer[];
	readonly observations: Observations;
};

/**
 * The line between one client and the hub, byte by byte: it can be held at a message, cut in the middle of one, slow, or dead for a while.
 */
export class Wire implements AsyncDisposable {
	readonly path: string;
	readonly #server: Server;
	readonly #lines = new Set<Line>();
	#watch: { readonly type: string; readonly nth: number; readonly reached: () => void } | undefined;
	#seen = 0;
	#still = false;
	#dead = false;
	#crawling: NodeJS.Timeout | undefined;
	/** How many bytes may still pass before the line breaks. */
	#budget: { bytes: number; readonly broken: () => void } | undefined;

	private constructor(path: string, server: Server) {
		this.path = path;
		this.#server = server;
	}

	static async open(path: string, target: string): Promise<Wire> {
		const server = createServer((client) => wire.#connect(client, target));
		const wire = new Wire(path, server);
		server.listen(path);
		await once(server, "listening");
		return wire;
	}

	/** Resolves when the hub has sent the `nth` event of a type from now on. That event and all after it stay on the wire until `release`. */
	holdAt(type: string, nth: number): Promise<void> {
		const reached = Promise.withResolvers<void>();
		this.#seen = 0;
		this.#watch = { type, nth, reached: reached.resolve };
		return reached.promise;
	}

	/** Reads nothing more from the hub, like a stopped client. */
	hold(): void {
		this.#still = true;
		for (const { hub } of this.#lines) hub.pause();
	}

	/** Delivers what was held and continues. */
	release(): void {
		this.#still = false;
		clearInterval(this.#crawling);
		this.#crawling = undefined;
		for (const line of this.#lines) {
			for (const chunk of line.held.splice(0)) this.#write(line, chunk);
			line.hub.resume();
			if (line.hub.destroyed) line.client.end();
		}
	}

	/** Delivers this many bytes at a time, like a bad line. */
	crawl(bytes: number): void {
		this.#still = true;
		clearInterval(this.#crawling);
		this.#crawling = setInterval(() => {
			for (const line of this.#lines) this.#trickle(line, bytes);
		}, 5);
	}

	/** Breaks every connection and loses what was held. Nobody connects until `mend`. */
	cut(): void {
		this.#dead = true;
		for (const line of this.#lines) {
			line.held = [];
			line.client.destroySoon();
			line.hub.destroy();
		}
	}

	/** Breaks the line after this many more bytes from the hub, wherever in a message that is. Resolves then. */
	cutAfter(bytes: number): Promise<void> {
		const broken = Promise.withResolvers<void>();
		this.#budget = { bytes, broken: broken.resolve };
		return broken.promise;
	}

	mend(): void {
		this.#dead = false;
		this.#budget = undefined;
		this.release();
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.cut();
		this.release();
		this.#server.close();
		await once(this.#server, "close");
	}

	#connect(client: Socket, target: string): void {
		if (this.#dead) {
			client.destroy();
			return;
		}
		const hub = connect(target);
		const line: Line = { client, hub, held: [], observations: new Observations() };
		this.#lines.add(line);
		if (this.#still) hub.pause();
		hub.on("data", (chunk) => this.#pass(line, chunk));
		hub.on("end", () => this.#end(line));
		client.on("data", (chunk) => hub.write(chunk));
		for (const socket of [client, hub]) {
			// A killed hub or client resets its connections; the close event notifies the other side.
			socket.on("error", () => undefined);
		}
		client.on("close", () => {
			this.#lines.delete(line);
			hub.destroy();
		});
		hub.on("close", () => this.#end(line));
	}

	#pass(line: Line, chunk: Buffer): void {
		const watch = this.#watch;
		this.#seen += watch === undefined ? 0 : line.observations.count(chunk, watch.type);
		if (watch !== undefined && this.#seen >= watch.nth) {
			this.#watch = undefined;
			this.hold();
			watch.reached();
		}
		if (this.#still) line.held.push(chunk);
		else this.#write(line, chunk);
	}

	#write(line: Line, chunk: Buffer): void {
		const budget = this.#budget;
		if (budget === undefined || chunk.length < budget.bytes) {
			line.client.write(chunk);
			if (budget !== undefined) budget.bytes -= chunk.length;
			return;
		}
		this.#budget = undefined;
		line.client.write(chunk.subarray(0, budget.bytes));
		this.cut();
		budget.broken();
	}

	#trickle(line: Line, bytes: number): void {
		const held = Buffer.concat(line.held.splice(0));
		if (held.length > 0) line.client.write(held.subarray(0, bytes));
		if (held.length > bytes) {
			line.held.push(held.subarray(bytes));
			line.hub.pause();
			return;
		}
		line.hub.resume();
		if (line.hub.destroyed) line.client.end();
	}

	/** What the hub sent before it ended is still delivered, unless the line is held. */
	#end(line: Line): void {
		if (line.held.length === 0) line.client.end();
	}
}
