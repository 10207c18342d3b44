import type { Session } from "./session.ts";

/** Some of the evicted agents may still be working. */
export class AgentEvictionError extends AggregateError {
	override readonly name = "AgentEvictionError";
	constructor(errors: readonly unknown[]) {
		super(errors, `${errors.length} of the agents that had to stop could not be let go.`);
	}
}

/** Stops and detaches the agents of these sessions concurrently: one that is slow or fails must not leave the others working. */
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
