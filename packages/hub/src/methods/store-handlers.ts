import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { StoreWatch } from "../store/store-watch.ts";
import type { CallContext } from "./context.ts";

export const storeHandlers = (watch: StoreWatch) =>
	({
		"store.state": () => watch.state,
		"store.retry": () => watch.retry(),
		"store.dismiss": ({ remove = false }) => watch.dismissSalvage(remove),
	}) satisfies Handlers<CallContext>;
