import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { isAnswer } from "../session/is-answer.ts";
import type { ToolLimits } from "./known-tools.ts";
import { withActivity } from "./map-activity.ts";
import { interruptText } from "./mapped.ts";
import { type MappingState, newMapping, openTurn } from "./mapping-state.ts";
import { mergeMeta } from "./meta.ts";
import { promptText } from "./prompt-text.ts";
import { readBlockId } from "./read-block-id.ts";
import { isSideKind, restoredSide, sideKey } from "./side-text.ts";

/** A tool call of an earlier turn, if it is finished: nothing else of it matters then. */
export type EarlierTool = { readonly toolCallId: string; readonly at: number; readonly status: ToolStatus };

/** Differs from the scope of any prompt, which is never empty. Of earlier scopes it only matters that they are not the current one. */
const earlierScope = "";

/**
 * Rebuilds the mapping's state from the log: the next update is then mapped as if nothing had happened. `take` the events of the agent
 * session in order, as they are stored: an event that stands for several says where the first of them was. It suffices to begin with the
 * last `prompt.sent`, if the unfinished tools of earlier turns are taken before it, and the finished ones remembered.
 *
 * Text is interrupted by what begins in the conversation: content, a tool, a plan, an unknown update. That is all in the log, with its
 * position. Whatever else the mapping does between two chunks, it does not interrupt.
 */
export class MappingRestorer {
	#state: MappingState;
	readonly #limits: ToolLimits | undefined;
	/** The position behind which everything belongs to the current scope; infinite until the first prompt or attachment is taken. */
	#opened = Number.POSITIVE_INFINITY;
	/** The position of the newest text. */
	#spoken = 0;
	#answered = false;
	/** Where the newest tool of each id began. */
	readonly #places = new Map<string, number>();

	constructor(agentSessionId: string, aspects: MappingState["aspects"] = {}, limits?: ToolLimits) {
		this.#state = { ...newMapping(agentSessionId, limits), aspects };
		this.#limits = limits;
	}

	/** The state after the events taken so far. */
	get state(): MappingState {
		return this.#state;
	}

	/** Whether the agent has produced anything in the running turn. */
	get answered(): boolean {
		return this.#state.live && this.#answered;
	}

	/** Remembers a call that was finished before. */
	remember({ toolCallId, at, status }: EarlierTool): void {
		const { tools } = this.#state;
		this.#places.set(toolCallId, at);
		const began = tools.begin(toolCallId, at);
		tools.set(toolCallId, { status, title: undefined, scope: earlierScope, began });
	}

	take(event: LogEvent): void {
		if (event.type === "opaque") return;
		this.#answered ||= isAnswer(event);
		switch (event.type) {
			case "agent.attached":
				this.#attach(event);
				break;
			case "prompt.sent":
				this.#state = openTurn(this.#state, event.payload.messageId, promptText(event.payload.content));
				this.#opened = event.index;
				this.#answered = false;
				break;
			case "turn.ended":
				this.#state = { ...this.#state, live: false };
				break;
			case "text":
				this.#takeText(event);
				break;
			case "content":
				if (this.#takeBlock(event.payload.blockId)) this.#interrupt(event.index);
				break;
			case "tool":
				this.#takeTool(event);
				break;
			case "question.asked":
				this.#interrupt(event.payload.at ?? event.index);
				break;
			case "plan":
				this.#interrupt(event.index);
				break;
			case "activity":
				this.#takeActivity(event);
				break;
			case "agent.update":
				// One with a problem is Parley's own remark on a message that was not mapped at all.
				if (event.payload.problem === undefined) this.#interrupt(event.index);
				break;
			case "agent.state": {
				const { aspect, value } = event.payload;
				this.#state = { ...this.#state, aspects: { ...this.#state.aspects, [aspect]: value } };
				break;
			}
			default:
		}
	}

	#attach({ index, payload }: KnownEvent<"agent.attached">): void {
		this.#state = newMapping(payload.agentSessionId, this.#limits);
		this.#opened = index;
		this.#places.clear();
	}

	#takeText({ index, payload }: KnownEvent<"text">): void {
		const { messageId, blockId, kind, offset, text } = payload;
		if (!this.#takeBlock(blockId)) return;
		if (isSideKind(kind)) {
			const sideTexts = restoredSide(this.#state.sideTexts, sideKey(kind, messageId), payload);
			this.#state = { ...this.#state, sideTexts };
			return;
		}
		const { block: before } = this.#state;
		const meta = mergeMeta(before?.blockId === blockId ? before : undefined, payload);
		const block = { messageId, blockId, kind, length: offset + text.length, ...meta };
		this.#state = { ...this.#state, block };
		this.#spoken = index;
	}

	#takeActivity({ index, payload }: KnownEvent<"activity">): void {
		const { activities } = this.#state;
		if (index <= this.#opened) return;
		if (!activities.has(payload.activityId)) this.#interrupt(payload.at ?? index);
		this.#state = { ...this.#state, activities: withActivity(activities, payload) };
	}

	/** Counts a block. Returns false if it belongs to another scope, as only earlier versions wrote it. */
	#takeBlock(blockId: string): boolean {
		const found = readBlockId(blockId);
		if (found === undefined) return false;
		const { scope, number } = found;
		if (scope !== this.#state.scope) return false;
		this.#state = { ...this.#state, blocks: Math.max(this.#state.blocks, number) };
		return true;
	}

	/** The call's state is the same whether its changes are taken one by one, merged, or twice. */
	#takeTool({ index, payload }: KnownEvent<"tool">): void {
		const { tools, scope } = this.#state;
		const { toolCallId, at = index, status, title, content } = payload;
		const known = this.#places.get(toolCallId) === at ? tools.get(toolCallId) : undefined;
		if (known === undefined) {
			this.#interrupt(at);
			this.#places.set(toolCallId, at);
		}
		const began = known?.began ?? tools.begin(toolCallId, at);
		const own = at > this.#opened ? scope : earlierScope;
		const next = status ?? known?.status ?? "pending";
		tools.set(toolCallId, { status: next, title: title ?? known?.title, scope: known?.scope ?? own, began });
		if (content !== undefined) tools.show(toolCallId, content);
	}

	/** Something began at a position. What began before the newest text did not interrupt it. */
	#interrupt(at: number): void {
		if (at > this.#spoken) this.#state = interruptText(this.#state);
	}
}
