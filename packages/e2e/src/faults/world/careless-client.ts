import { hostRuntime } from "@parley/client/core/host-runtime";
import { HubCaller } from "@parley/client/core/hub-caller";
import { SseReader } from "@parley/client/core/sse-reader";
import { readStreamMessage } from "@parley/client/core/stream-message";
import type { Transport } from "@parley/client/core/transport";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import type { View } from "./view.ts";

/** A client that shows everything it receives, whatever its position. It exists to prove that the checks notice. */
export class CarelessClient implements Disposable {
	readonly #transport: Transport;

	private constructor(transport: Transport) {
		this.#transport = transport;
	}

	/** Resolves when the view has something to show. */
	static async open(transport: Transport, view: View): Promise<CarelessClient> {
		const violations = new ViolationCounter(() => undefined);
		const caller = new HubCaller({ transport, runtime: hostRuntime, violations, timeoutMs: 10_000 });
		const greeted = Promise.withResolvers<void>();
		const reader = new SseReader({
			decoder: hostRuntime.createDecoder(),
			lastEventId: "",
			maxEventLength: 16 * 1024 * 1024,
			onOversized: () => undefined,
			onEvent: ({ data }) => {
				greeted.resolve();
				const event = readStreamMessage(data, violations);
				if (event?.topic !== "events" || view.state === undefined) return;
				view.take({ kind: "events", events: event.payload.events, live: true });
			},
		});
		transport.openStream({}, { onChunk: (chunk) => reader.push(chunk), onEnd: () => undefined });
		await greeted.promise;
		await caller.request("hub.hello", { client: { kind: "test", version: "0.0.0" } });
		const opened = await caller.request("session.open", { sessionId: view.sessionId });
		if (opened.kind === "init") view.take({ kind: "init", init: opened });
		return new CarelessClient(transport);
	}

	[Symbol.dispose](): void {
		this.#transport.close();
	}
}
