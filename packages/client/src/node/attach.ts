import type { Logger } from "@parley/logging/logger";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import { hostRuntime } from "../core/host-runtime.ts";
import { findHub, type HubFinding } from "./find-hub.ts";
import { HubStartingError, notAnswering } from "./hub-start-error.ts";
import { oustHub } from "./oust-hub.ts";
import { type LivingHub, type StartHubOptions, startHub } from "./start-hub.ts";
import { compareVersions, type VersionVerdict } from "./versions.ts";

export type AttachOptions = {
	readonly dataFolder: string;
	/** The version of the attaching program. */
	readonly version: string;
	/** Its category should be `client`. */
	readonly logger: Logger;
	/** How to start a hub if there is none; without it none is started. */
	readonly start?: Omit<StartHubOptions, "dataFolder" | "logger">;
	/** How long to wait for a hub that is shutting down. */
	readonly leaveTimeoutMs?: number;
	/** How long a hub may say nothing before it is killed. */
	readonly silentMs?: number;
};

export type Attachment =
	| { readonly state: "attached"; readonly hub: LivingHub; readonly started: boolean }
	| {
			readonly state: "mismatch";
			readonly hub: LivingHub;
			readonly verdict: Exclude<VersionVerdict, "compatible">;
			readonly message: string;
			readonly wording: Wording;
	  }
	| Exclude<HubFinding, { state: "alive" }>;

const leavePollMs = 100;

/** Half of it passes before a hub counts as silent, the other half until it is killed. */
const defaultSilentMs = 10_000;

/** Finds the hub of a data folder, or starts it. Throws `HubStartError` if that fails. */
export const attachHub = async (options: AttachOptions): Promise<Attachment> => {
	const { dataFolder, version, logger, start } = options;
	const found = await findSettled(options);
	if (found.state === "alive") return judge(found, version, false);
	if (start === undefined) return found;
	const isSilent = found.state === "unusable" && found.trouble === "silent";
	if (isSilent ? !(await ousted(options, start)) : found.state !== "absent") return found;
	const { started, ...hub } = await startHub({ ...start, dataFolder, logger });
	return judge(hub, version, started);
};

/** Whether a hub that does not answer is out of the way. Throws `HubStartingError` when the caller's patience runs out before that. */
const ousted = async (
	{ dataFolder, version, logger, silentMs = defaultSilentMs }: AttachOptions,
	{ onSlow, patienceMs }: NonNullable<AttachOptions["start"]>,
): Promise<boolean> => {
	onSlow?.(notAnswering);
	const gone = oustHub({ dataFolder, version, logger, silentMs: silentMs / 2 });
	if (patienceMs === undefined) return gone;
	const { promise: tired, reject } = Promise.withResolvers<never>();
	const cancel = hostRuntime.schedule(() => reject(new HubStartingError(notAnswering)), patienceMs);
	return Promise.race([gone, tired]).finally(cancel);
};

const findSettled = async ({
	dataFolder,
	logger,
	leaveTimeoutMs = 10_000,
	silentMs = defaultSilentMs,
}: AttachOptions): Promise<HubFinding> => {
	const deadline = hostRuntime.now() + leaveTimeoutMs;
	for (;;) {
		const found = await findHub({ dataFolder, logger, timeoutMs: silentMs / 2 });
		if (found.state !== "leaving" || hostRuntime.now() >= deadline) return found;
		await new Promise<void>((resolve) => {
			hostRuntime.schedule(resolve, leavePollMs);
		});
	}
};

const judge = (hub: LivingHub, version: string, started: boolean): Attachment => {
	const running = hub.status.version;
	const verdict = compareVersions(running, version);
	if (verdict === "compatible") return { state: "attached", hub, started };
	const why = mismatch(verdict, { running, own: version });
	return { state: "mismatch", hub, verdict, message: inEnglish(why), wording: why };
};

const mismatch = (
	verdict: Exclude<VersionVerdict, "compatible">,
	versions: { readonly running: string; readonly own: string },
): Wording => {
	switch (verdict) {
		case "hub-older":
			return wording("hubStart.olderRuns", versions);
		case "hub-newer":
			return wording("hubStart.newerRuns", versions);
		case "unknown":
			return wording("hubStart.otherRuns", versions);
	}
};
