import type { Session } from "./session.ts";

/** Some of the agents that had to go may still be at work. */
export class AgentEvictionError extends AggregateError {
	override readonly name = "AgentEvictionError";
	constructor(errors: readonly unknown[]) {
		super(errors, `${errors.length} of the agents that had to stop could not be let go.`);
	}
}

/**
 * Stops what the agents of these sessions do and lets them go, all at the same time: one that is slow to end, or fails to, must
 * not leave the others at work.
 */
export const evictAgents = async (
	sessions: readonly Pick<Session, "stop" | "detachAgent">[],
): Promise<void> => {
	const stopped = sessions.map((session) => session.stop());
	const left = sessions.map((session) => session.detachAgent());
	const failures = (await Promise.allSettled([...stopped, ...left])).flatMap((each) =>
		each.status === "rejected" ? [each.reason] : [],
	);
	if (failures.length > 0) throw new AgentEvictionError(failures);
};
