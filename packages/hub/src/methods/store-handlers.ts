import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { StoreWatch } from "../store/store-watch.ts";
import type { CallContext } from "./context.ts";

export const storeHandlers = (watch: StoreWatch) =>
	({
		"store.state": () => watch.state,
		"store.retry": () => watch.retry(),
		"store.dismiss": () => watch.dismissSalvage(),
	}) satisfies Handlers<CallContext>;
