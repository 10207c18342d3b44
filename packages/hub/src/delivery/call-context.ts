import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { Client } from "./client.ts";

/** The calling client. */
export type CallContext = { readonly client: Client };

/** Refuses callers other than the user's own programs; a browser's token is not enough. */
export const requireHost = ({ client }: CallContext): void => {
	if (client.role === "host") return;
	throw new RequestFailure("forbidden", wording("request.hostOnly"));
};
