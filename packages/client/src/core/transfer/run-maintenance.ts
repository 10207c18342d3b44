import type { MaintenanceReport, MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import type { Requester } from "./export-session.ts";

/** All maintenance steps, in order: purging needs a sound index, and compaction returns the space it frees. */
export const maintenanceSteps: readonly MaintenanceStep[] = ["check", "search", "purge", "blobs", "compact"];

export type MaintenanceOptions = {
	readonly steps?: readonly MaintenanceStep[];
	/** Called before each request. */
	readonly onStep?: (step: MaintenanceStep, left: number | undefined) => void;
	readonly isCancelled?: () => boolean;
};

const nothing: MaintenanceReport = {
	problems: [],
	purged: 0,
	indexed: 0,
	documents: 0,
	blobsRemoved: 0,
	freedBytes: 0,
};

/** Runs steps to completion and adds up their reports. When cancelled it stops after the current request. */
export const runMaintenance = async (
	hub: Requester,
	{ steps = maintenanceSteps, onStep, isCancelled = () => false }: MaintenanceOptions = {},
): Promise<MaintenanceReport> => {
	let total = nothing;
	for (const step of steps) {
		let left: number | undefined;
		for (let more = true; more && !isCancelled(); ) {
			onStep?.(step, left);
			const answer = await hub.request("hub.maintain", { step });
			({ more, left } = answer);
			total = add(total, answer.report);
		}
	}
	return total;
};

const add = (one: MaintenanceReport, other: MaintenanceReport): MaintenanceReport => ({
	...one,
	...(other.counts === undefined ? {} : { counts: other.counts }),
	problems: [...one.problems, ...other.problems],
	purged: one.purged + other.purged,
	indexed: one.indexed + other.indexed,
	documents: one.documents + other.documents,
	blobsRemoved: one.blobsRemoved + other.blobsRemoved,
	freedBytes: one.freedBytes + other.freedBytes,
	...(one.held || other.held ? { held: true } : {}),
});
