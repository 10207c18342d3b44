import type { Remote } from "./port-types.ts";
import type { MethodTable } from "./store-methods.ts";

/** Carries a call to where it is served. The result is what the method says that was asked for. */
export type Ask = (method: string, args: readonly unknown[]) => Promise<never>;

/** A port whose calls are served elsewhere. Its methods are its own properties, so that a copy can have some of them replaced. */
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
