import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const whereAgentIs = fileURLToPath(new URL("../../../../../tools/setup/agent-path.ts", import.meta.url));

/** Where an agent is installed. The first time it is fetched. */
export const programOf = async (name: string): Promise<string> => {
	const { stdout } = await promisify(execFile)(process.execPath, [whereAgentIs, name]);
	return stdout;
};
