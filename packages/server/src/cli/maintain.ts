import type { HubConnection } from "@parley/client/core/hub-connection";
import { runMaintenance } from "@parley/client/core/transfer/run-maintenance";
import type { MaintenanceReport, MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import { sizeWording } from "@parley/words/size-wording";
import { say } from "@parley/words/spoken";
import type { WordingCode } from "@parley/words/wording";
import type { Output } from "./output.ts";

const steps = {
	check: "cli.checking",
	purge: "cli.purging",
	search: "cli.checkingSearch",
	rebuild: "cli.rebuildingSearch",
	blobs: "cli.findingBlobs",
	compact: "cli.compacting",
} as const satisfies Readonly<Record<MaintenanceStep, WordingCode>>;

/** Runs store maintenance and reports what it found. The exit code says whether something is wrong. */
export const maintain = async (
	hub: Pick<HubConnection, "request">,
	json: boolean,
	output: Output,
): Promise<number> => {
	let last: MaintenanceStep | undefined;
	const report = await runMaintenance(hub, {
		onStep: (step) => {
			if (step !== last && !json) output.say(say(steps[step]));
			last = step;
		},
	});
	if (json) output.result(JSON.stringify(report, null, 2));
	else for (const line of describeReport(report)) output.result(line);
	return report.problems.length === 0 ? 0 : 1;
};

export const describeReport = (report: MaintenanceReport): string[] => {
	const { counts, problems, purged, indexed, documents, blobsRemoved, freedBytes, held } = report;
	return [
		...(counts === undefined ? [] : describeCounts(counts)),
		...(problems.length === 0
			? [say("cli.sound")]
			: problems.map((problem) => say("cli.unsound", { problem }))),
		...(purged > 0 ? [say("cli.purged", { count: purged })] : []),
		...(indexed > 0
			? [
					say("cli.searchRebuilt", {
						texts: say("cli.texts", { count: documents }),
						chats: say("cli.chats", { count: indexed }),
					}),
				]
			: []),
		...(blobsRemoved > 0 ? [say("cli.blobsRemoved", { count: blobsRemoved })] : []),
		...(freedBytes > 0 ? [say("cli.freed", { size: sizeWording(freedBytes) })] : []),
		...(held ? [say("cli.held")] : []),
	];
};

const describeCounts = ({
	sessions,
	turns,
	events,
	deleted,
	damaged,
}: NonNullable<MaintenanceReport["counts"]>): string[] => [
	say("cli.contents", {
		chats: say("cli.chats", { count: sessions }),
		turns: say("cli.turns", { count: turns }),
		events: say("cli.events", { count: events }),
	}),
	...(deleted > 0 ? [say("cli.restorable", { count: deleted })] : []),
	...(damaged > 0 ? [say("cli.unreadable", { count: damaged })] : []),
];
