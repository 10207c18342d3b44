import { WordedError } from "@parley/words/worded-error";
import { type WordingValue, wording } from "@parley/words/wording";
/** Where a supervised agent stands. `failed` is stable: only a manual restart leaves it. */
export type SupervisorState<Agent> =
	| { readonly status: "stopped" }
	| { readonly status: "starting"; readonly attempt: number }
	| { readonly status: "running"; readonly agent: Agent; readonly since: number }
	| {
			readonly status: "waiting";
			/** Failures in a row, this one included. */
			readonly failures: number;
			readonly delayMs: number;
			readonly reason: string;
	  }
	| { readonly status: "stopping" }
	| {
			readonly status: "failed";
			readonly failures: number;
			readonly reason: string;
			readonly cause?: unknown;
	  };

/** The agent was wanted, but it has failed for good or was stopped. */
export class AgentUnavailableError extends WordedError {
	override readonly name = "AgentUnavailableError";

	constructor(agent: string, reason: WordingValue, options?: ErrorOptions) {
		super(wording("agentStart.unavailable", { agent, reason }), options);
	}
}
