import type { ToolStatus } from "@parley/protocol/tool/events";

export type KnownTool = {
	readonly status: ToolStatus;
	readonly title: string | undefined;
	/** The scope, and so the turn, that it began in. */
	readonly scope: string;
};

/** So many calls may be under way at a time. Of one more, the oldest is given up: no agent does so much at once. */
const maxUnderWay = 10_000;
/** So many of the calls that are over are remembered. An update of an older one is taken for the first of its id. */
const maxOver = 1000;

/** Whether nothing is at work for a call any more, as far as is known. */
export const isOver = (status: ToolStatus): boolean => {
	switch (status) {
		case "completed":
		case "failed":
		case "cancelled":
		case "unreported":
			return true;
		case "pending":
		case "running":
		case "background":
			return false;
	}
};

/**
 * The newest tool of each id in an agent session. Unlike the rest of the mapping's state it is kept up in place: to copy it with
 * every update would cost as much as there are tools.
 */
export class KnownTools {
	readonly #maxUnderWay: number;
	readonly #maxOver: number;
	readonly #underWay = new Map<string, KnownTool>();
	readonly #over = new Map<string, KnownTool>();

	constructor(limits: { readonly underWay?: number; readonly over?: number } = {}) {
		this.#maxUnderWay = limits.underWay ?? maxUnderWay;
		this.#maxOver = limits.over ?? maxOver;
	}

	get(id: string): KnownTool | undefined {
		return this.#underWay.get(id) ?? this.#over.get(id);
	}

	set(id: string, tool: KnownTool): void {
		if (!isOver(tool.status)) {
			this.#over.delete(id);
			this.#underWay.set(id, tool);
			return;
		}
		this.#underWay.delete(id);
		this.#over.set(id, tool);
		const [oldest] = this.#over.keys();
		if (this.#over.size > this.#maxOver && oldest !== undefined) this.#over.delete(oldest);
	}

	/** The calls under way, oldest first. */
	get underWay(): ReadonlyMap<string, KnownTool> {
		return this.#underWay;
	}

	/** The call under way that there is no room for. */
	get excess(): string | undefined {
		const [oldest] = this.#underWay.keys();
		return this.#underWay.size > this.#maxUnderWay ? oldest : undefined;
	}
}
