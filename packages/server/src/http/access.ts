import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { wording } from "@parley/words/wording";
import { HttpFailure } from "./http-failure.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A listener's address, host names and token. On a local socket, which no web page can reach, the address is empty and `hosts` undefined. */
export type AccessRules = {
	readonly listenerUrl: string;
	readonly token: string;
	readonly hosts: HostRule | undefined;
};

/** `own`: exactly these `host:port`. `any-address`: any IP address, for a listener on all interfaces; names could be rebound. */
export type HostRule =
	| { readonly kind: "own"; readonly allowed: readonly string[] }
	| { readonly kind: "any-address"; readonly port: number };

/** The host names that a listener accepts. */
export const hostRule = (host: string, port: number): HostRule => {
	if (host === "0.0.0.0" || host === "::") return { kind: "any-address", port };
	const name = isIP(host) === 6 ? `[${host}]` : host;
	const names = isLoopback(host) ? [name, "localhost", "127.0.0.1", "[::1]"] : [name];
	// Normalised as browsers do: in lower case, without http's default port.
	return { kind: "own", allowed: [...new Set(names.map((each) => new URL(`http://${each}:${port}`).host))] };
};

export const isLoopback = (host: string): boolean =>
	host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Refuses requests that a foreign page could have sent: a foreign name in Host, a foreign Origin. */
export const requireOwnOrigin = (headers: Headers, rule: HostRule | undefined): void => {
	if (rule === undefined) return;
	const { host, origin } = headers;
	if (typeof host !== "string" || !isAllowed(host.toLowerCase(), rule)) {
		throw new HttpFailure(403, wording("httpRefusal.foreignAddress"));
	}
	if (origin !== undefined && origin !== `http://${host}`)
		throw new HttpFailure(403, wording("httpRefusal.foreignSite"));
};

/** Refuses requests that another site's page makes without the user. A link to the UI itself may come from anywhere. */
export const requireOwnSite = (headers: Headers): void => {
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") {
		throw new HttpFailure(403, wording("httpRefusal.foreignSite"));
	}
};

const isAllowed = (host: string, rule: HostRule): boolean => {
	if (rule.kind === "own") return rule.allowed.includes(host);
	const suffix = `:${rule.port}`;
	if (!host.endsWith(suffix)) return false;
	return (
		isIP(host.slice(0, -suffix.length).replace(/^\[(.*)\]$/, "$1")) !== 0 || host === `localhost${suffix}`
	);
};

/** Refuses a wrong token in constant time. */
export const requireToken = (headers: Headers, token: string): void => {
	const { authorization } = headers;
	const given = /^Bearer ([\w-]+)$/.exec(typeof authorization === "string" ? authorization : "")?.[1] ?? "";
	const [a, b] = [Buffer.from(given), Buffer.from(token)];
	if (a.length === b.length && timingSafeEqual(a, b)) return;
	throw new HttpFailure(401, wording("httpRefusal.badToken"));
};

/** The client's self-assigned id, which ties its requests to its stream. */
export const requireClientId = (headers: Headers): string => {
	const id = headers["parley-client"];
	if (typeof id === "string" && /^[\w-]{8,100}$/.test(id)) return id;
	throw new HttpFailure(400, wording("httpRefusal.noClientId"));
};
