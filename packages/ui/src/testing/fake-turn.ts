import type { LogEventType, LogPayload } from "@parley/protocol/log/log-event";
import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { PlanEntry } from "@parley/protocol/plan/events";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { Question } from "@parley/protocol/question/events";
import type { ToolChange } from "@parley/protocol/tool/events";

type Append = <Type extends LogEventType>(type: Type, payload: LogPayload<Type>, turn?: number) => void;

/** What an agent does in one turn, step by step. */
export class FakeTurn {
	readonly number: number;
	readonly #append: Append;
	#block = 0;
	#kind: "answer" | "thought" | undefined;
	#offset = 0;

	constructor(number: number, append: Append) {
		this.number = number;
		this.#append = append;
	}

	answer(text: string): this {
		return this.#text("answer", text);
	}

	think(text: string): this {
		return this.#text("thought", text);
	}

	tool(change: ToolChange): this {
		return this.#step("tool", change);
	}

	plan(entries: PlanEntry[]): this {
		return this.#step("plan", { entries });
	}

	ask(request: PermissionRequest): this {
		return this.#step("permission.requested", request);
	}

	question(question: Question): this {
		return this.#step("question.asked", question);
	}

	log<Type extends LogEventType>(type: Type, payload: LogPayload<Type>): this {
		return this.#step(type, payload);
	}

	end(outcome: TurnEnd["outcome"] = "completed", more: Omit<TurnEnd, "outcome"> = {}): void {
		this.#step("turn.ended", { outcome, ...more });
	}

	#text(kind: "answer" | "thought", text: string): this {
		if (this.#kind !== kind) {
			this.#kind = kind;
			this.#block += 1;
			this.#offset = 0;
		}
		const payload = {
			messageId: `a${this.number}`,
			blockId: `${kind}${this.#block}`,
			kind,
			offset: this.#offset,
			text,
		};
		this.#append("text", payload, this.number);
		this.#offset += text.length;
		return this;
	}

	#step<Type extends LogEventType>(type: Type, payload: LogPayload<Type>): this {
		this.#kind = undefined;
		this.#append(type, payload, this.number);
		return this;
	}
}
