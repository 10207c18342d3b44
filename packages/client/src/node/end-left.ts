import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { HubCommand } from "./spawn-hub.ts";

/** What became of the agents of a hub that is gone: whether there was a keeper, how many agents it had, and whether both have ended. */
export type LeftEnd = { readonly found: boolean; readonly agents: number; readonly ended: boolean };

/** The hub's program did not say what became of them. */
export class LeftAgentsError extends WordedError {
	override readonly name = "LeftAgentsError";
	constructor(options?: ErrorOptions) {
		super(wording("hubStart.leftUnknown"), options);
	}
}

/** Has the hub's program end the agents that a dead hub has left. If there are any, only by `force`. */
export const endLeft = async ({ command, args, env, cwd }: HubCommand, force: boolean): Promise<LeftEnd> => {
	const wish = ["--end-left", ...(force ? ["--force"] : [])];
	const place = { env: { ...env }, windowsHide: true, ...(cwd === undefined ? {} : { cwd }) };
	try {
		const { stdout } = await promisify(execFile)(command, [...args, ...wish], place);
		return parse(JSON.parse(stdout));
	} catch (cause) {
		throw cause instanceof LeftAgentsError ? cause : new LeftAgentsError({ cause });
	}
};

type Loose = { readonly [Key in keyof LeftEnd]?: unknown };

const parse = (said: unknown): LeftEnd => {
	const { found, agents, ended }: Loose = Object(said);
	if (typeof found !== "boolean" || typeof agents !== "number" || typeof ended !== "boolean")
		throw new LeftAgentsError();
	return { found, agents, ended };
};
