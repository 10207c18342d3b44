/** A message that does not fit the contract. It is refused and counted; the connection stays open. */
export type Violation = {
	readonly direction: "inbound" | "outbound";
	readonly reason:
		| "not_json"
		| "not_an_envelope"
		| "version"
		| "unknown_method"
		| "unknown_topic"
		| "unknown_response"
		| "bad_payload";
	readonly detail: string;
	/** The method, topic or message id, if it could be read. */
	readonly about?: string;
};

/** Counts every violation and reports it: the log decides what to print, tests what to expect. */
export class ViolationCounter {
	readonly #report: (violation: Violation) => void;
	#count = 0;

	constructor(report: (violation: Violation) => void) {
		this.#report = report;
	}

	get count(): number {
		return this.#count;
	}

	add(violation: Violation): void {
		this.#count += 1;
		this.#report(violation);
	}
}
