import { messageOf } from "@parley/base/errors/message-of";
import type { Turn } from "../agent/turn.ts";

export type Attempt<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly reason: string };

/** Turns a client's refusal into something she can speak about. A cancelled turn still ends. */
export const attempt = async <Value>(turn: Turn, asked: Promise<Value>): Promise<Attempt<Value>> => {
	try {
		return { ok: true, value: await asked };
	} catch (error) {
		turn.cancelled.throwIfAborted();
		return { ok: false, reason: messageOf(error) };
	}
};
