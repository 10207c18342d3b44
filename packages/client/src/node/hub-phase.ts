import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { codeOf } from "@parley/base/errors/code-of";

/** What a hub reports on disk while it cannot answer requests. */
export type HubPhase =
	/** It holds the data folder and does not answer yet. `doing` completes the sentence "The hub is …". */
	| { readonly phase: "starting"; readonly pid: number; readonly doing: string }
	/** It was asked to stop, and no other has been started since. */
	| { readonly phase: "stopped"; readonly pid: number };

export const hubPhaseFile = (dataFolder: string): string => join(dataFolder, "hub-phase.json");

/** How often a starting hub refreshes its report. */
export const phaseBeatMs = 2000;

/** A report older than this is ignored: its pid may have been reused. */
const believedMs = 10 * phaseBeatMs;

/** The phase of a data folder's hub; undefined while it runs, or if it died. */
export const readHubPhase = async (dataFolder: string): Promise<HubPhase | undefined> => {
	const path = hubPhaseFile(dataFolder);
	const phase = parse(await readFile(path, "utf8").catch(() => ""));
	if (phase?.phase !== "starting") return phase;
	const written = await stat(path).catch(() => undefined);
	const isFresh = written !== undefined && Math.abs(Date.now() - written.mtimeMs) < believedMs;
	return isFresh && isAlive(phase.pid) ? phase : undefined;
};

type Loose = { readonly phase?: unknown; readonly pid?: unknown; readonly doing?: unknown };

const parse = (text: string): HubPhase | undefined => {
	try {
		const { phase, pid, doing }: Loose = Object(JSON.parse(text));
		if (typeof pid !== "number" || !Number.isSafeInteger(pid) || pid <= 0) return undefined;
		if (phase === "stopped") return { phase, pid };
		return phase === "starting" && typeof doing === "string" ? { phase, pid, doing } : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		// A process of another user is alive too.
		return codeOf(error) === "EPERM";
	}
};
