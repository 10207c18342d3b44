import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { EventReader } from "../store/log-store.ts";

/** A permission request in the log, and its outcome if it has one. */
export type RestoredPermission = {
	readonly turn: number | undefined;
	readonly at: number;
	readonly request: PermissionRequest;
	readonly outcome?: PermissionOutcome;
};

/** Collects the permission requests among the events of a log. */
export class RestoredPermissions {
	readonly #store: EventReader;
	readonly #sessionId: string;
	readonly #all = new Map<string, RestoredPermission>();

	constructor(store: EventReader, sessionId: string) {
		this.#store = store;
		this.#sessionId = sessionId;
	}

	get all(): ReadonlyMap<string, RestoredPermission> {
		return this.#all;
	}

	ask(permission: RestoredPermission): void {
		this.#all.set(permission.request.requestId, permission);
	}

	async take(event: LogEvent): Promise<void> {
		if (event.type === "permission.requested")
			this.ask({ turn: event.turn, at: event.index, request: event.payload });
		if (event.type !== "permission.resolved") return;
		const { requestId, outcome } = event.payload;
		const known = this.#all.get(requestId) ?? (await this.#find(event));
		if (known !== undefined) this.ask({ ...known, outcome });
	}

	/** A request from before the events taken here, which one of them resolves. */
	async #find({ payload }: KnownEvent<"permission.resolved">): Promise<RestoredPermission | undefined> {
		const { requestId, at } = payload;
		if (at === undefined) return undefined;
		const [wire] = await this.#store.eventsAfter(this.#sessionId, at - 1, 1);
		const found = wire === undefined ? undefined : readEvent(wire);
		if (found?.type !== "permission.requested" || found.payload.requestId !== requestId) return undefined;
		return { turn: found.turn, at: found.index, request: found.payload };
	}
}
