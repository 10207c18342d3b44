import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import type { Params, Result, TopicEvent } from "@parley/protocol/contract/names";
import type { HostService } from "@parley/protocol/host/methods";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { Client } from "../delivery/client.ts";
import { DeferredNotifications } from "./deferred-notifications.ts";
import { HostRequests } from "./host-requests.ts";
import { HostWindows } from "./host-windows.ts";
import { SessionNotices } from "./session-notices.ts";

export type HostsOptions = {
	readonly push: (client: Client, event: TopicEvent) => void;
	readonly publish: (event: TopicEvent) => void;
	/** The windows' declarations have changed, and trust in folders may have too. */
	readonly onChanged: () => void;
	readonly logger: Logger;
	readonly now: () => number;
	readonly later: Schedule;
};

/** The attached editors: what they have open, and requests to them. */
export class Hosts {
	readonly windows = new HostWindows();
	readonly #options: HostsOptions;
	readonly #requests: HostRequests;
	readonly #notices: SessionNotices;
	readonly #deferred: DeferredNotifications;

	constructor(options: HostsOptions) {
		this.#options = options;
		this.#requests = new HostRequests({ push: options.push, later: options.later });
		this.#notices = new SessionNotices(options.now);
		this.#deferred = new DeferredNotifications({ later: options.later, isQuiet: () => this.#isQuiet });
	}

	declare(client: Client, declaration: Params<"host.declare">): void {
		const { count } = this.windows;
		this.windows.declare(client, declaration);
		this.#changed(count);
	}

	/** The client has reconnected. */
	greeted(client: Client): void {
		this.#requests.askAgain(client);
	}

	gone(client: Client): void {
		const { count } = this.windows;
		this.#requests.dismiss(client);
		if (this.windows.remove(client)) this.#changed(count);
	}

	/** Sends a request to the window that has the folder open, else to the one that last had the focus. */
	ask<Name extends HostService>(
		folder: string | undefined,
		method: Name,
		params: Params<Name>,
	): Promise<Result<Name>> {
		return this.#requests.ask(this.windows.forFolder(folder), method, params);
	}

	answer(client: Client, { requestId, outcome }: Params<"host.answer">): void {
		this.#requests.answer(client, requestId, outcome);
	}

	/** Notifies one window about a session if the change warrants it and nobody is watching. */
	review(summary: SessionSummary): void {
		const { sessionId, folder, status } = summary;
		const notice = this.#notices.take(summary);
		if (status !== "waiting") this.#deferred.drop(sessionId);
		if (notice === undefined) return;
		const { count, isWatched } = this.windows;
		this.#options.logger.debug("Something to tell", { ...notice, count, isWatched });
		const tell = (): void => {
			this.ask(folder, "host.notify", notice).catch((error: unknown) =>
				this.#options.logger.warn("Notifying about a session failed", { sessionId, error }),
			);
		};
		if (!this.#isQuiet) tell();
		else if (notice.reason === "waiting") this.#deferred.add(sessionId, tell);
	}

	forget(sessionId: string): void {
		this.#notices.forget(sessionId);
		this.#deferred.drop(sessionId);
	}

	get #isQuiet(): boolean {
		return this.windows.count === 0 || this.windows.isWatched;
	}

	#changed(countBefore: number): void {
		const { count } = this.windows;
		if (count !== countBefore) this.#options.publish({ topic: "hosts", payload: { windows: count } });
		this.#options.onChanged();
		this.#deferred.review();
	}
}
