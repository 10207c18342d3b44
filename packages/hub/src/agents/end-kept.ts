import type { Logger } from "@parley/logging/logger";
import { KeptProcess } from "@parley/process/kept/kept-process";
import { readNote } from "./agent-note.ts";
import type { OpenKeeper } from "./keeper-link.ts";

/** What the keeper says of an agent. */
export type AgentState = OpenKeeper["client"]["welcome"]["agents"][number];

/** Ends an agent of an earlier hub that nobody goes on with. What it says meanwhile belongs to nobody. */
export const endKept = async (state: AgentState, keeper: OpenKeeper, logger: Logger): Promise<void> => {
	const failed = (error: unknown): void =>
		logger.error("An agent of an earlier hub could not be ended", { pid: state.pid, error });
	for (const secret of readNote(state.note)?.secrets ?? []) logger.redactor.register(secret);
	try {
		const process = await KeptProcess.attach(state, { ...keeper, logger: logger.child("agent") });
		process.stdout.resume();
		await process.kill();
		// The keeper may report the exit much later.
		process.release().catch(failed);
	} catch (error) {
		failed(error);
	}
};
