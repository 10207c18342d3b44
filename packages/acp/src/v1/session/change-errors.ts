import type { RpcError } from "@parley/jsonrpc/errors";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The agent does not offer this setting, or not this value of it. */
export class NotOfferedError extends WordedError {
	override readonly name = "NotOfferedError";

	constructor(option: string, value: string | boolean, offered: readonly string[] | undefined) {
		super(
			offered === undefined
				? wording("optionRefusal.unknown", { option })
				: wording("optionRefusal.unknownValue", {
						option,
						value: String(value),
						offered: offered.join(", "),
					}),
		);
	}
}

/** The agent answered a change with an error. */
export class ChangeRefusedError extends WordedError {
	override readonly name = "ChangeRefusedError";

	constructor(cause: RpcError) {
		super(wording("optionRefusal.refused", { reason: explainError(cause) }), { cause });
	}
}

export class ChangeTimeoutError extends WordedError {
	override readonly name = "ChangeTimeoutError";

	constructor(ms: number) {
		super(wording("optionRefusal.timedOut", { seconds: ms / 1000 }));
	}
}
