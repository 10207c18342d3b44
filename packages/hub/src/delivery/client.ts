import type { ClientKind } from "@parley/protocol/hub/methods";
import { ClientLink } from "./client-link.ts";

/** What a client may do: a host is the user's own program with the hub's token; a browser has one that can be revoked. */
export type ClientRole = "host" | "browser";

/** A program that is, or lately was, attached to the hub. */
export class Client {
	readonly clientId: string;
	readonly role: ClientRole;
	readonly link: ClientLink;
	readonly sessions = new Set<string>();
	kind: ClientKind | undefined;

	constructor(clientId: string, role: ClientRole, epoch: string) {
		this.clientId = clientId;
		this.role = role;
		this.link = new ClientLink(epoch);
	}
}
