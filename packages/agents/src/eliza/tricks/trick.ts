import type { ContentBlock, StopReason } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";

/** Something she does on `/name`. */
export type Trick = {
	readonly name: string;
	/** One line for `/help` and for the client's command menu. */
	readonly summary: string;
	/** What may follow the name; empty when nothing does. */
	readonly usage: string;
	/** Does the trick and tells why the turn ended. Rejects when the turn is cancelled. */
	run(turn: Turn, args: string, prompt: readonly ContentBlock[]): Promise<StopReason>;
};

export const usageLine = (trick: Trick): string => {
	return `/${trick.name} ${trick.usage}`.trimEnd();
};
