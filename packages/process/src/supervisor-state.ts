import { WordedError } from "@parley/words/worded-error";
/** The state of a supervised agent. `failed` is stable: only a manual restart leaves it. */
export type SupervisorState<Agent> =
	| { readonly status: "stopped" }
	| { readonly status: "starting"; readonly attempt: number }
	| { readonly status: "running"; readonly agent: Agent; readonly since: number }
	| {
			readonly status: "waiting";
			/** Consecutive failures, including this one. */
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

/** The agent is not available: it has failed permanently or was stopped. */
export class AgentUnavailableError extends WordedError {
	override readonly name = "AgentUnavailableError";
}
