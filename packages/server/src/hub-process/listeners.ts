import { isIP } from "node:net";
import { messageOf } from "@parley/base/errors/message-of";
import type { Client } from "@parley/hub/delivery/client";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wordingOf } from "@parley/words/error-words";
import { wording } from "@parley/words/wording";
import { type AccessRules, hostRule, isLoopback } from "../http/access.ts";
import { Listener } from "../http/listener.ts";
import type { Routes } from "../http/routes.ts";
import { newToken } from "./private-file.ts";

type Open = { readonly listener: Listener; readonly owner: Client };

/** The listeners for browsers. Each belongs to the host that requested it and closes when that host disconnects. */
export class Listeners {
	readonly #routes: (access: AccessRules) => Routes;
	readonly #onClosed: (url: string) => void;
	readonly #open = new Map<string, Open>();

	constructor(routes: (access: AccessRules) => Routes, onClosed: (url: string) => void) {
		this.#routes = routes;
		this.#onClosed = onClosed;
	}

	get urls(): string[] {
		return [...this.#open.keys()];
	}

	async open(
		owner: Client,
		{ host, port, token = newToken(), unprotected = false }: Params<"hub.listen">,
	): Promise<Result<"hub.listen">> {
		if (!isLoopback(host) && !unprotected) {
			throw new RequestFailure("forbidden", wording("hubListen.unprotected", { host }));
		}
		await this.#closeLeft(port);
		let url = "";
		const listener = await Listener.open(`${host}:${port}`, { host, port }, (actual) => {
			url = `http://${isIP(host) === 6 ? `[${host}]` : host}:${actual}/`;
			return this.#routes({ listenerUrl: url, token, hosts: hostRule(host, actual) });
		}).catch((error: unknown) => {
			throw new RequestFailure("conflict", wordingOf(error) ?? messageOf(error), {
				cause: error,
			});
		});
		this.#open.set(url, { listener, owner });
		return { url, token };
	}

	/** Closes what a host that is gone has left on this port: it would close soon anyway, and its successor wants it now. */
	async #closeLeft(port: number): Promise<void> {
		const left = [...this.#open].flatMap(([url, { owner }]) =>
			Number(new URL(url).port || 80) === port && !owner.link.isAttached ? [url] : [],
		);
		await Promise.all(left.map((url) => this.close(url)));
	}

	async close(url: string): Promise<void> {
		const open = this.#open.get(url);
		if (open === undefined) throw new RequestFailure("not_found", wording("hubListen.unknown", { url }));
		this.#open.delete(url);
		await open.listener[Symbol.asyncDispose]();
		this.#onClosed(url);
	}

	async closeAllOf(owner: Client): Promise<void> {
		const urls = this.urls.filter((url) => this.#open.get(url)?.owner === owner);
		await Promise.all(urls.map((url) => this.close(url)));
	}

	async closeAll(): Promise<void> {
		await Promise.all(this.urls.map((url) => this.close(url)));
	}
}
