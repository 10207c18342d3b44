import { settledWithin } from "../../pipe/settled-within.ts";
import type { AgentSessionOptions } from "./agent-session-options.ts";

type Closing = Pick<AgentSessionOptions, "calls" | "logger" | "tellsClose" | "closeTimeoutMs">;

/** Asks the agent to close a session, and waits for its answer. False if it refuses. */
export const closedByAgent = ({ calls, logger }: Pick<Closing, "calls" | "logger">): Promise<boolean> =>
	calls.close().then(
		() => true,
		(error: unknown) => {
			logger.warn("The agent did not close a session", { error });
			return false;
		},
	);

/** Asks the agent to close a session, if it can do that, and waits a while for its answer and for the end of the running turn. */
export const askToClose = async (
	{ calls, logger, tellsClose, closeTimeoutMs }: Closing,
	answered: Promise<unknown> | undefined,
): Promise<void> => {
	const closed = tellsClose ? calls.close() : Promise.resolve();
	const over = Promise.all([closed, answered]).then(
		() => undefined,
		(error: unknown) => logger.warn("The agent did not close a session", { error }),
	);
	await settledWithin(over, closeTimeoutMs, undefined);
};
