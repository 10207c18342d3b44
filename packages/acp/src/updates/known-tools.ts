import type { ToolStatus } from "@parley/protocol/tool/events";
import { ToolContents } from "./tool-contents.ts";

export type KnownTool = {
	readonly status: ToolStatus;
	readonly title: string | undefined;
	/** The scope, and so the turn, in which it began. */
	readonly scope: string;
};

/** The limit of running calls. Beyond it the oldest is abandoned: no agent runs so many at once. */
const maxUnderWay = 10_000;
/** How many finished calls are remembered. An update of an older one counts as the first of its id. */
const maxOver = 1000;

/** Whether a call is known to be no longer running. */
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
 * The newest tool of each id in an agent session. Unlike the rest of the mapping's state it is mutable: copying all tools with every update
 * would be too slow.
 */
export class KnownTools {
	readonly #maxUnderWay: number;
	readonly #maxOver: number;
	readonly #underWay = new Map<string, KnownTool>();
	readonly #over = new Map<string, KnownTool>();
	/** Content of running calls. */
	readonly contents = new ToolContents();

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
		this.contents.delete(id);
		this.#over.set(id, tool);
		const [oldest] = this.#over.keys();
		if (this.#over.size > this.#maxOver && oldest !== undefined) this.#over.delete(oldest);
	}

	/** The running calls, oldest first. */
	get underWay(): ReadonlyMap<string, KnownTool> {
		return this.#underWay;
	}

	/** The running call that exceeds the limit. */
	get excess(): string | undefined {
		const [oldest] = this.#underWay.keys();
		return this.#underWay.size > this.#maxUnderWay ? oldest : undefined;
	}
}
