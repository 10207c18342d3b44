import { answerKey, cancelKey, promptKey } from "../../pipe/line-keys.ts";

type Answer = { readonly requestId: string; readonly key: string };

/**
 * The keys of the lines of an agent session that may be written again, because a hub that restores it repeats them: the prompt of the open
 * turn and its cancellation, and the answers to requests of the last turn. Each is forgotten once the log says that nobody will.
 */
export class LastingLines {
	readonly #forget: (keys: readonly string[]) => void;
	#turn: readonly string[] = [];
	#answers: Answer[] = [];
	/** Answers of the turns before the one that has begun, until that is saved. */
	#former: Answer[] = [];

	constructor(forget: (keys: readonly string[]) => void) {
		this.#forget = forget;
	}

	get keys(): readonly string[] {
		return [...this.#turn, ...[...this.#former, ...this.#answers].map(({ key }) => key)];
	}

	asked(requestId: string, position: number): void {
		this.#answers.push({ requestId, key: answerKey(position) });
	}

	/** A turn begins in the log. Requests that are `pending` may still be answered in it. */
	begin(messageId: string, pending: readonly string[]): void {
		this.#turn = [promptKey(messageId), cancelKey(messageId)];
		const isPending = ({ requestId }: Answer): boolean => pending.includes(requestId);
		this.#former.push(...this.#answers.filter((answer) => !isPending(answer)));
		this.#answers = this.#answers.filter(isPending);
	}

	/** The beginning of the turn is saved. */
	begun(): void {
		this.#drop(this.#former.splice(0).map(({ key }) => key));
	}

	/** The end of a turn is saved. */
	ended(messageId: string): void {
		const keys = [promptKey(messageId), cancelKey(messageId)];
		this.#turn = this.#turn.filter((key) => !keys.includes(key));
		this.#drop(keys);
	}

	/** Nobody goes on with the agent session. */
	forget(): void {
		const { keys } = this;
		this.#turn = [];
		this.#answers = [];
		this.#former = [];
		this.#drop(keys);
	}

	#drop(keys: readonly string[]): void {
		if (keys.length > 0) this.#forget(keys);
	}
}
