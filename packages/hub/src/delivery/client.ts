import { ClientLink, type ClientLinkOptions } from "./client-link.ts";

/** A client's privilege: a host is the user's own program with the hub's token; a browser has a revocable one. */
export type ClientRole = "host" | "browser";

/** How far a client has been served in a session, how far the log reaches, and the approximate size of the difference. */
export type Lag = { sent: number; committed: number; size: number };

/** A program that is, or recently was, attached to the hub. */
export class Client {
	readonly clientId: string;
	readonly role: ClientRole;
	/** The address of the listener it connected through; empty for the local socket. */
	readonly listenerUrl: string;
	readonly link: ClientLink;
	readonly sessions = new Set<string>();
	/** Sessions it has requested and not opened yet. */
	readonly given = new Set<string>();
	/** The session that it shows. */
	selected: string | undefined;
	/** Sessions in which it is currently behind. */
	readonly lagging = new Map<string, Lag>();
	hasStreamed = false;
	/** Whether a command in a terminal is attached, and no window that a person has open. */
	isCommand = false;

	constructor(clientId: string, role: ClientRole, listenerUrl: string, link: ClientLinkOptions) {
		this.clientId = clientId;
		this.role = role;
		this.listenerUrl = listenerUrl;
		this.link = new ClientLink(link);
	}
}
