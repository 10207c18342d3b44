import { isFields } from "@parley/base/guards/fields";
import { isText } from "@parley/base/guards/scalars";
import { type Facts, mergeFacts, newFacts } from "./facts.ts";
import type { JournalLine, KeptUpdate } from "./journal.ts";

/** One turn as it is remembered: the prompt, and every update of the conversation, the prompt's own first. */
export type RecordedTurn = {
	readonly told: string;
	readonly updates: readonly KeptUpdate[];
};

export type RecordParts = {
	readonly id: string;
	readonly cwd: string;
	readonly roots: readonly string[];
	readonly now: string;
	/** Whether updates are kept, which a replay needs. */
	readonly whole: boolean;
	/** Takes every line that is to outlive the process. */
	readonly write: (line: JournalLine) => void;
};

/** What replays are made of; the rest of the updates tells only how things stand. */
const conversation: ReadonlySet<string> = new Set([
	"user_message_chunk",
	"agent_message_chunk",
	"agent_thought_chunk",
	"tool_call",
	"tool_call_update",
	"plan",
]);

/** What she remembers of one session, in memory and in its journal. */
export class SessionRecord {
	readonly id: string;
	readonly cwd: string;
	readonly roots: readonly string[];
	readonly #parts: RecordParts;
	readonly #turns: Array<{ told: string; updates: KeptUpdate[] }> = [];
	#facts: Facts;
	/** The message being spoken; its chunks become one. */
	#pending: KeptUpdate | undefined;

	constructor(parts: RecordParts) {
		this.id = parts.id;
		this.cwd = parts.cwd;
		this.roots = parts.roots;
		this.#parts = parts;
		this.#facts = newFacts(parts.now);
	}

	get turns(): readonly RecordedTurn[] {
		return this.#turns;
	}

	get facts(): Facts {
		return this.#facts;
	}

	/** A prompt has arrived. */
	tell(told: string, now: string): void {
		this.flush();
		this.#turns.push({ told, updates: [] });
		this.#parts.write({ told });
		this.learn({ updatedAt: now });
	}

	/** An update was sent, or belongs to the prompt. */
	did(update: KeptUpdate): void {
		if (!this.#parts.whole || !conversation.has(update.sessionUpdate)) return;
		const joined = this.#pending === undefined ? undefined : joinChunks(this.#pending, update);
		if (joined === undefined) this.flush();
		this.#pending = joined ?? update;
	}

	/** Keeps what was said so far. */
	flush(): void {
		const update = this.#pending;
		this.#pending = undefined;
		if (update === undefined) return;
		this.#turns.at(-1)?.updates.push(update);
		this.#parts.write({ did: update });
	}

	learn(facts: Partial<Facts>): void {
		this.#facts = { ...this.#facts, ...facts };
		this.#parts.write({ facts });
	}

	/** Takes in a line of the journal without writing it again. */
	restore(line: JournalLine): void {
		if ("told" in line) this.#turns.push({ told: line.told, updates: [] });
		else if ("did" in line) this.#turns.at(-1)?.updates.push(line.did);
		else if ("facts" in line) this.#facts = mergeFacts(this.#facts, line.facts);
	}

	/** The lines that make a record like this one. */
	*lines(): Iterable<JournalLine> {
		for (const { told, updates } of this.#turns) {
			yield { told };
			for (const did of updates) yield { did };
		}
		yield { facts: this.#facts };
	}
}

/** Two chunks of one message as one; undefined when they are not. */
const joinChunks = (one: KeptUpdate, two: KeptUpdate): KeptUpdate | undefined => {
	const same = one.sessionUpdate === two.sessionUpdate && one["messageId"] === two["messageId"];
	const [first, second] = [textOf(one), textOf(two)];
	if (!same || first === undefined || second === undefined) return undefined;
	return { ...one, content: { type: "text", text: first + second } };
};

const textOf = ({ content }: KeptUpdate): string | undefined => {
	return isFields(content) && content["type"] === "text" && isText(content["text"])
		? content["text"]
		: undefined;
};
