import { linuxTable } from "./linux-table.ts";
import type { ProcessTable } from "./process-table.ts";
import { psTable } from "./ps-table.ts";
import { windowsTable } from "./windows-table.ts";

const tableOf = (platform: NodeJS.Platform): ProcessTable => {
	switch (platform) {
		case "win32":
			return windowsTable;
		case "linux":
		case "android":
			return linuxTable;
		default:
			return psTable;
	}
};

/** The processes of the machine this runs on. */
export const systemTable: ProcessTable = tableOf(process.platform);
