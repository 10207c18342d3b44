/** A request that does not get as far as an envelope. */
export class HttpFailure extends Error {
	override readonly name = "HttpFailure";
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}
