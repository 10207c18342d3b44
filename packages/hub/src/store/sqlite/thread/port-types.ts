/** The arguments of a port's method. */
export type CallArgs<Call> = Call extends (...args: infer Args) => unknown ? Args : never;

/** The result of a port's method. */
export type CallAnswer<Call> = Call extends (...args: never[]) => Promise<infer Answer> ? Answer : never;

/** A port as the store's thread implements it: results may be synchronous. */
export type Served<Port> = {
	readonly [Method in keyof Port]: (
		...args: CallArgs<Port[Method]>
	) => CallAnswer<Port[Method]> | Promise<CallAnswer<Port[Method]>>;
};

/** A port as other threads see it. */
export type Remote<Port> = {
	[Method in keyof Port]: (...args: CallArgs<Port[Method]>) => Promise<CallAnswer<Port[Method]>>;
};

/** One call of a port, as data. */
export type PortCall<Port, Method extends keyof Port = keyof Port> = {
	[Each in Method]: { readonly method: Each; readonly args: CallArgs<Port[Each]> };
}[Method];
