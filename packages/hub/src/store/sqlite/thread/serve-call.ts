import type { StorePorts } from "../../store.ts";
import type { PortName, StoreCall, StoreServices } from "../worker-protocol.ts";
import type { PortCall, Served } from "./port-types.ts";

/** Dispatches a call to the service of its port. */
export const serveCall = <Name extends PortName>(services: StoreServices, call: StoreCall<Name>): unknown => {
	const service: Served<StorePorts[Name]> = services[call.port];
	return invoke(service, call);
};

const invoke = <Port, Method extends keyof Port>(
	service: Served<Port>,
	{ method, args }: PortCall<Port, Method>,
): unknown => service[method](...args);
