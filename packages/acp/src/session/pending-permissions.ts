import { PermissionNotPendingError, UnknownPermissionOptionError } from "./session-errors.ts";

type Pending = {
	readonly optionIds: readonly string[];
	readonly settle: (optionId: string | undefined) => void;
};

/** The permission requests of a session that wait for an answer. Each is settled exactly once. */
export class PendingPermissions {
	readonly #waiting = new Map<string, Pending>();

	/** Settles with the chosen option, or with undefined if there will be no choice. */
	wait(requestId: string, optionIds: readonly string[]): Promise<string | undefined> {
		return new Promise((resolve) => {
			this.#waiting.set(requestId, { optionIds, settle: resolve });
		});
	}

	/** Takes the choice: no other one counts from now on. The agent learns of it when the returned function is called. */
	choose(requestId: string, optionId: string): (isKept: boolean) => void {
		const pending = this.#waiting.get(requestId);
		if (pending === undefined) throw new PermissionNotPendingError(requestId);
		if (!pending.optionIds.includes(optionId)) {
			throw new UnknownPermissionOptionError(requestId, optionId, pending.optionIds);
		}
		this.#waiting.delete(requestId);
		return (isKept) => pending.settle(isKept ? optionId : undefined);
	}

	/** Ends a request without a choice; false if it had ended already. */
	withdraw(requestId: string): boolean {
		const pending = this.#waiting.get(requestId);
		if (pending === undefined) return false;
		this.#waiting.delete(requestId);
		pending.settle(undefined);
		return true;
	}

	ids(): string[] {
		return [...this.#waiting.keys()];
	}
}
