import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import type { StoreWatch } from "./store-watch.ts";

export const storeHandlers = (watch: StoreWatch) =>
	({
		"store.state": () => watch.state,
		"store.retry": () => watch.retry(),
		"store.dismiss": ({ remove = false }) => watch.dismissSalvage(remove),
	}) satisfies Handlers<CallContext>;
