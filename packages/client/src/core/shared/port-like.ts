/** The part of a `MessagePort` that is used; what is posted must survive structured cloning. */
export type PortLike = {
	postMessage(message: unknown): void;
	onmessage: PortListener | null;
	close(): void;
};

/** Declared as a method so that a real port, whose listeners take a whole message event, is assignable. */
export type PortListener = { listen(event: { readonly data: unknown }): void }["listen"];
