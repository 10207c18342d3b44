import { WordedError } from "@parley/words/worded-error";
import type { Wording } from "@parley/words/wording";
/** A request that is refused before its envelope is read. */
export class HttpFailure extends WordedError {
	override readonly name = "HttpFailure";
	readonly status: number;

	constructor(status: number, wording: Wording) {
		super(wording);
		this.status = status;
	}
}
