import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const whereFloorIs = fileURLToPath(new URL("../../../../tools/setup/floor-path.ts", import.meta.url));

/** The executable of the oldest Node that must run the hub's bundle, or the sources. */
export const floorNode = async (what: "bundles" | "sources" = "bundles"): Promise<string> =>
	(await promisify(execFile)(process.execPath, [whereFloorIs, what])).stdout;
