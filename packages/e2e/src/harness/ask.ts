import { randomUUID } from "node:crypto";
import type { Parley } from "./parley.ts";

/** Sends the hub a request as a browser would. */
export const ask = async (
	parley: Parley,
	method: string,
	params: Record<string, unknown>,
): Promise<unknown> => {
	const response = await fetch(new URL("/rpc", parley.origin), {
		method: "POST",
		headers: {
			authorization: `Bearer ${parley.token}`,
			"content-type": "application/json",
			"parley-client": randomUUID(),
		},
		body: JSON.stringify({ v: 1, kind: "req", id: "1", method, params }),
	});
	return response.json();
};
