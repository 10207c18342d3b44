import { EventEmitter, once } from "node:events";
import { createServer, get } from "node:http";
import { ClientLink } from "@parley/hub/delivery/client-link";
import { expect, onTestFinished, test } from "vitest";
import { SseStream } from "./sse-stream.ts";

/** A link over a real connection whose other side always reads; the test acknowledges. */
const connected = async () => {
	const link = new ClientLink({
		epoch: "e",
		later: () => () => undefined,
		onDropped: () => undefined,
		start: 0,
	});
	const attached = Promise.withResolvers<void>();
	const server = createServer((_, response) => {
		link.attach(new SseStream(response), undefined);
		attached.resolve();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("there is no port");
	const arrivals = new EventEmitter();
	let text = "";
	const request = get({ host: "127.0.0.1", port: address.port }, (response) => {
		response.setEncoding("utf8").on("data", (chunk: string) => {
			const messages = (text + chunk).split("\n\n");
			text = messages.pop() ?? "";
			for (const message of messages) arrivals.emit(/^id: (\S+)/.exec(message)?.[1] ?? "none");
		});
	});
	onTestFinished(() => {
		request.destroy();
		server.close();
	});
	await attached.promise;
	const push = async (data: string, id: string): Promise<void> => {
		const arrived = once(arrivals, id);
		link.push(data);
		await arrived;
	};
	return { link, push };
};

test.for([300, 3000, 30_000, 100_000])(
	"[C11.bounded] a client that acknowledges its backlog of %i-byte messages receives the next ones at once",
	async (size) => {
		const { link, push } = await connected();
		await push("first", "e.1");
		link.acknowledge("e.1");
		const freed = Promise.withResolvers<void>();
		let sent = 1;
		while (!link.isCongested) {
			sent += 1;
			await push("x".repeat(size), `e.${sent}`);
		}
		link.onceDrained(freed.resolve);
		link.acknowledge(`e.${sent}`);
		await freed.promise;
		expect(link.isCongested).toBe(false);
	},
);
