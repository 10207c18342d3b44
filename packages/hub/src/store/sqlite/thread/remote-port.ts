import type { Remote } from "./port-types.ts";
import type { MethodTable } from "./store-methods.ts";

/** Sends a call to its server. The method determines the type of the result. */
export type Ask = (method: string, args: readonly unknown[]) => Promise<never>;

/** A port that is served elsewhere. Its methods are own properties, so that a copy can replace some of them. */
export const remotePort = <Port>(methods: MethodTable<Port>, ask: Ask): Remote<Port> => {
	const port: Partial<Remote<Port>> = {};
	const add = <Method extends keyof Port>(method: Method): void => {
		port[method] = (...args) => ask(String(method), args);
	};
	for (const method in methods) add(method);
	if (!isWhole(port, methods)) throw new TypeError("A port lacks a method of its table.");
	return port;
};

const isWhole = <Port>(port: Partial<Remote<Port>>, methods: MethodTable<Port>): port is Remote<Port> =>
	Object.keys(methods).every((method) => Object.hasOwn(port, method));
