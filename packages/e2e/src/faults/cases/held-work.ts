import type { PromptAction } from "../world/actions.ts";
import type { Person } from "../world/person.ts";

/** A prompt that has reached its agent, which begins with it when it is woken: by then there may be no hub. */
export type HeldWork = { readonly person: Person; readonly pid: number; readonly action: PromptAction };

export const holdWork = async (person: Person, pid: number, command: string): Promise<HeldWork> => {
	process.kill(pid, "SIGSTOP");
	const action = await person.say(command);
	await person.viewer.view.until(({ head }) => head.running !== undefined);
	return { person, pid, action };
};

export const wake = ({ pid }: HeldWork): void => void process.kill(pid, "SIGCONT");

/** Resolves when everyone has seen the end of their turn. */
export const seeEnd = async (works: readonly HeldWork[]): Promise<void> => {
	for (const { person } of works) person.viewer.client.retryNow();
	await Promise.all(works.map(({ person, action }) => person.ended(action)));
};
