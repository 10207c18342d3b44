import type { Host } from "../agent/host.ts";
import type { Session } from "../agent/session.ts";

/** Does something once the response to the request being handled is on its way. */
export const afterResponse = async (
	host: Host,
	session: Session,
	tasks: readonly (() => Promise<void>)[],
): Promise<void> => {
	if (tasks.length === 0) return;
	try {
		// The SDK queues the response in the microtasks that follow the handler; any later task comes after it.
		await host.pace.wait(0, session.closed);
		for (const task of tasks) await task();
	} catch (error) {
		if (!session.closed.aborted) await host.complain(`eliza: could not send an update: ${String(error)}`);
	}
};
