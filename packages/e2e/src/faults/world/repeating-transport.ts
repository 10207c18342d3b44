import type { StreamHandlers, Transport } from "@parley/client/core/transport";

/** Delivers every message of the stream twice, as a hub may that does not know what arrived before a connection broke. */
export const repeating = (transport: Transport): Transport => ({
	request: (envelope) => transport.request(envelope),
	openStream: (options, handlers) => transport.openStream(options, twice(handlers)),
	close: () => transport.close(),
});

const twice = (handlers: StreamHandlers): StreamHandlers => {
	const decoder = new TextDecoder();
	let rest = "";
	return {
		onChunk: (chunk) => {
			const text = rest + (typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
			const messages = text.split("\n\n");
			rest = messages.pop() ?? "";
			for (const message of messages) handlers.onChunk(`${message}\n\n${message}\n\n`);
		},
		onEnd: (failure) => handlers.onEnd(failure),
	};
};
