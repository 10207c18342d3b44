import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { Client } from "./client.ts";

/** Who asks. */
export type CallContext = { readonly client: Client };

/** For what only the user's own programs may do; a browser's token does not reach that far. */
export const requireHost = ({ client }: CallContext): void => {
	if (client.role === "host") return;
	throw new RequestFailure("forbidden", wording("request.hostOnly"));
};
