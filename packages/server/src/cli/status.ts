import type { HubPhase } from "@parley/client/node/hub-phase";
import { slowStart } from "@parley/client/node/hub-start-error";
import type { Result } from "@parley/protocol/contract/names";
import { say, sayWording } from "@parley/words/spoken";
import type { Output } from "./output.ts";

type Status = Result<"hub.status">;

/** What a hub is doing, as lines for the user. */
export const describeStatus = (status: Status, now: number): string[] => {
	const { version, pid, startedAt, clients, windows = clients, sessions, listeners } = status;
	const minutes = Math.floor((now - startedAt) / 60_000);
	const process = { version, pid: String(pid) };
	const active = sessions.flatMap((session) => describeActive(session) ?? []);
	return [
		minutes < 1 ? say("cli.statusFresh", process) : say("cli.status", { ...process, minutes }),
		say("cli.statusCounts", {
			windows: say("cli.windows", { count: windows }),
			chats: say("cli.chats", { count: sessions.length }),
			active: active.length,
		}),
		...listeners.map((url) => say("cli.listening", { url })),
		...active.map((line) => `  ${line}`),
	];
};

const describeActive = ({ title, folder, agent, status }: Status["sessions"][number]): string | undefined => {
	const chat = { title: title || say("cli.untitled"), agent, folder };
	switch (status) {
		case "waiting":
			return say("cli.chatWaiting", chat);
		case "running":
			return say("cli.chatRunning", chat);
		case "lost":
		case "idle":
			return undefined;
	}
};

/** `phase`: what a hub that does not answer has recorded about itself. */
export const printStatus = (
	status: Status | undefined,
	phase: HubPhase | undefined,
	json: boolean,
	output: Output,
): number => {
	if (json) output.result(JSON.stringify(status ?? null, null, 2));
	else if (status === undefined)
		output.result(
			phase?.phase === "starting"
				? sayWording(slowStart(phase.doing), phase.doing)
				: say("transport.notRunning"),
		);
	else for (const line of describeStatus(status, Date.now())) output.result(line);
	return status === undefined ? 1 : 0;
};
