import type { ToolContent, ToolStatus } from "@parley/protocol/tool/events";
import { BegunCalls } from "./begun-calls.ts";
import { ToolContents } from "./tool-contents.ts";

export type KnownTool = {
	readonly status: ToolStatus;
	readonly title: string | undefined;
	/** The scope, and so the turn, in which it began. */
	readonly scope: string;
	/** Orders calls by their beginnings. */
	readonly began: number;
};

/** The limit of running calls. Beyond it the oldest is abandoned: no agent runs so many at once. */
export const maxUnderWay = 10_000;
/** Of the newest calls those that are over are remembered, too. An update of an older one counts as the first of its id. */
const maxOver = 1000;
/** Of the newest calls it is remembered what they show. */
const maxShown = 32;

export type ToolLimits = { readonly underWay?: number; readonly over?: number; readonly shown?: number };

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

/** Whether the agent, or its cancellation, has settled a call. One that merely was not reported on may go on. */
export const isFinished = (status: ToolStatus): boolean => isOver(status) && status !== "unreported";

/**
 * The newest tool of each id in an agent session. Unlike the rest of the mapping's state it is mutable: copying all tools with every update
 * would be too slow. All limits count calls by their beginnings, which the log shows: what a restored mapping remembers must not depend on
 * when calls ended, came back or changed.
 */
export class KnownTools {
	readonly #limits: Required<ToolLimits>;
	readonly #underWay = new Map<string, KnownTool>();
	readonly #over = new Map<string, KnownTool>();
	/** Of calls that are not finished. The log shows their newest content too, so it can be restored from there. */
	readonly #contents = new ToolContents();
	readonly #begun: BegunCalls;

	constructor(limits: ToolLimits = {}) {
		this.#limits = { underWay: maxUnderWay, over: maxOver, shown: maxShown, ...limits };
		this.#begun = new BegunCalls(Math.max(this.#limits.over, this.#limits.shown));
	}

	get(id: string): KnownTool | undefined {
		return this.#underWay.get(id) ?? this.#over.get(id);
	}

	/** Counts a call that begins, and returns its place among the others: behind all, or where it was in the log. */
	begin(id: string, at = this.#begun.next): number {
		this.#contents.delete(id);
		if (!this.#begun.add(at)) return at;
		const { over, shown } = this.#limits;
		for (const [each, { began }] of this.#over)
			if (!this.#begun.isAmong(began, over)) this.#over.delete(each);
		for (const each of this.#contents.ids) if (!this.#isAmong(each, shown)) this.#contents.delete(each);
		return at;
	}

	set(id: string, tool: KnownTool): void {
		this.#over.delete(id);
		if (!isOver(tool.status)) {
			this.#underWay.set(id, tool);
			return;
		}
		this.#underWay.delete(id);
		if (isFinished(tool.status)) this.#contents.delete(id);
		if (this.#begun.isAmong(tool.began, this.#limits.over)) this.#over.set(id, tool);
	}

	/** What a call shows, as far as it is remembered. */
	contentOf(id: string): readonly ToolContent[] | undefined {
		return this.#contents.get(id);
	}

	/** Remembers what a call shows, unless it is finished or too long ago. */
	show(id: string, content: readonly ToolContent[]): void {
		const tool = this.get(id);
		if (tool === undefined || isFinished(tool.status)) return;
		if (this.#isAmong(id, this.#limits.shown)) this.#contents.set(id, content);
	}

	/** The running calls, in the order in which they began. */
	get underWay(): readonly (readonly [id: string, tool: KnownTool])[] {
		return [...this.#underWay].sort(([, one], [, other]) => one.began - other.began);
	}

	/** The running call that exceeds the limit. */
	get excess(): string | undefined {
		return this.#underWay.size > this.#limits.underWay ? this.underWay[0]?.[0] : undefined;
	}

	#isAmong(id: string, newest: number): boolean {
		const tool = this.get(id);
		return tool !== undefined && this.#begun.isAmong(tool.began, newest);
	}
}
