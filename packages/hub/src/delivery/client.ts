import { ClientLink, type ClientLinkOptions } from "./client-link.ts";

/** What a client may do: a host is the user's own program with the hub's token; a browser has one that can be revoked. */
export type ClientRole = "host" | "browser";

/** How far a client has been brought in a session, how far there is to go, and about how many characters that is. */
export type Lag = { sent: number; committed: number; size: number };

/** A program that is, or lately was, attached to the hub. */
export class Client {
	readonly clientId: string;
	readonly role: ClientRole;
	/** Where it came in: the address of a listener, or nothing for the local socket. */
	readonly door: string;
	readonly link: ClientLink;
	readonly sessions = new Set<string>();
	/** Sessions that it asked for and has not opened yet. */
	readonly given = new Set<string>();
	/** Sessions of which it is sent less than happens, for now. */
	readonly lagging = new Map<string, Lag>();
	hasStreamed = false;
	/** Whether a command in a terminal is attached, and no window that a person has open. */
	isCommand = false;

	constructor(clientId: string, role: ClientRole, door: string, link: ClientLinkOptions) {
		this.clientId = clientId;
		this.role = role;
		this.door = door;
		this.link = new ClientLink(link);
	}
}
