import { messageOf } from "@parley/base/errors/message-of";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wordingOf } from "@parley/words/error-words";
import type { Wording } from "@parley/words/wording";
import type { Refusal } from "./hub-connection.ts";
import { TransportFailure } from "./transport.ts";

/** Why a connection ended; after a refusal, an automatic retry is useless. */
export type Loss = {
	readonly message: string;
	readonly wording?: Wording;
	readonly refusal?: Refusal;
};

export const lossOf = (error: unknown): Loss => {
	if (error instanceof RequestFailure && error.cause instanceof TransportFailure) return lossOf(error.cause);
	const message = messageOf(error);
	const wording = wordingOf(error);
	const refusal = refusalOf(error);
	return {
		message,
		...(wording === undefined ? {} : { wording }),
		...(refusal === undefined ? {} : { refusal }),
	};
};

const refusals: readonly string[] = [
	"unauthorized",
	"forbidden",
	"gone",
	"version",
	"unstartable",
] satisfies Refusal[];

const isRefusal = (reason: string): reason is Refusal => {
	return refusals.includes(reason);
};

const refusalOf = (error: unknown): Refusal | undefined => {
	if (error instanceof TransportFailure) {
		const { reason } = error;
		return isRefusal(reason) ? reason : undefined;
	}
	if (!(error instanceof RequestFailure)) return undefined;
	if (error.code === "unsupported_version") return "version";
	return error.code === "unauthorized" ? "unauthorized" : undefined;
};
