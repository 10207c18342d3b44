import type { HubPhase } from "@parley/client/node/hub-phase";
import { slowStart } from "@parley/client/node/hub-start-error";
import type { Result } from "@parley/protocol/contract/names";
import type { SessionStatus } from "@parley/protocol/session/summary";
import { sayWording } from "@parley/words/spoken";
import type { Output } from "./output.ts";

type Status = Result<"hub.status">;

const words: Readonly<Record<SessionStatus, string>> = {
	waiting: "waiting for you",
	running: "at work",
	lost: "agent not running",
	idle: "idle",
};

/** What a hub is doing, for people. */
export const describeStatus = (status: Status, now: number): string[] => {
	const { version, pid, startedAt, clients, windows = clients, sessions, listeners } = status;
	const minutes = Math.floor((now - startedAt) / 60_000);
	const active = sessions.filter((session) => session.status === "running" || session.status === "waiting");
	return [
		`Parley ${version}, process ${pid}, running for ${minutes < 1 ? "less than a minute" : `${minutes} min`}.`,
		`${windows} ${windows === 1 ? "window" : "windows"} connected, ${sessions.length} chats, ${active.length} active.`,
		...listeners.map((url) => `Listening on ${url}`),
		...active.map(
			({ title, folder, agent, status: state }) =>
				`  ${words[state]}: ${title || "(untitled)"} – ${agent} in ${folder}`,
		),
	];
};

/** `phase`: what a hub says of itself that does not answer. */
export const printStatus = (
	status: Status | undefined,
	phase: HubPhase | undefined,
	json: boolean,
	output: Output,
): number => {
	if (json) output.result(JSON.stringify(status ?? null, null, 2));
	else if (status === undefined)
		output.result(
			phase?.phase === "starting" ? sayWording(slowStart(phase.doing), phase.doing) : "No hub is running.",
		);
	else for (const line of describeStatus(status, Date.now())) output.result(line);
	return status === undefined ? 1 : 0;
};
