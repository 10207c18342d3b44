import type { HubPhase } from "@parley/client/node/hub-phase";
import { slowStart } from "@parley/client/node/hub-start-error";
import type { LoneKeeper } from "@parley/hub/agents/lone-keeper";
import type { AgentChoice } from "@parley/protocol/agent/methods";
import type { Result } from "@parley/protocol/contract/names";
import { sizeWording } from "@parley/words/size-wording";
import { say, sayWording } from "@parley/words/spoken";
import type { Output } from "./output.ts";

type Status = Result<"hub.status">;

/** Agents with their configured names. */
type Named = readonly Pick<AgentChoice, "agentId" | "title">[];

/** What a hub is doing, as lines for the user. */
export const describeStatus = (status: Status, now: number, agents: Named = []): string[] => {
	const { version, pid, startedAt, clients, windows = clients, sessions, listeners, keeper } = status;
	const minutes = Math.floor((now - startedAt) / 60_000);
	const process = { version, pid: String(pid) };
	const active = sessions.flatMap((session) => describeActive(session, agents) ?? []);
	return [
		minutes < 1 ? say("cli.statusFresh", process) : say("cli.status", { ...process, minutes }),
		say("cli.statusCounts", {
			windows: say("cli.windows", { count: windows }),
			chats: say("cli.chats", { count: sessions.length }),
			active: active.length,
		}),
		...listeners.map((url) => say("cli.listening", { url })),
		...active.map((line) => `  ${line}`),
		...(keeper === undefined ? [] : describeKeeper(keeper, now)),
	];
};

const describeKeeper = (
	{ pid, since, agents, silent = false }: NonNullable<Status["keeper"]>,
	now: number,
): string[] => [
	say(silent ? "cli.keeperSilent" : "cli.keeper", { pid: String(pid), since: runningSince(since, now) }),
	...(agents.length === 0 && !silent ? [`  ${say("cli.noAgents")}`] : []),
	...agents.map((agent) => `  ${describeAgent(agent, now)}`),
];

const describeAgent = (
	{ pid, since, name, kept }: NonNullable<Status["keeper"]>["agents"][number],
	now: number,
): string => {
	const agent = {
		name: name ?? say("cli.unnamedAgent"),
		pid: String(pid),
		since: runningSince(since, now),
	};
	return kept === 0
		? say("cli.keptAgent", agent)
		: say("cli.keptAgentWithOutput", { ...agent, size: sizeWording(kept) });
};

const runningSince = (since: number, now: number): string => {
	const minutes = Math.floor((now - since) / 60_000);
	return minutes < 1 ? say("cli.lessThanAMinute") : say("cli.minutes", { minutes });
};

const describeActive = (
	{ title, folder, agent, status }: Status["sessions"][number],
	agents: Named,
): string | undefined => {
	const name = agents.find(({ agentId }) => agentId === agent)?.title ?? agent;
	const chat = { title: title || say("cli.untitled"), agent: name, folder };
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

export const printStatus = (status: Status, agents: Named, json: boolean, output: Output): number => {
	if (json) output.result(JSON.stringify(status, null, 2));
	else for (const line of describeStatus(status, Date.now(), agents)) output.result(line);
	return 0;
};

/** What there is of a hub that does not answer: what it has recorded about itself, and the agents it has left. */
export type Absence = { readonly phase?: HubPhase | undefined; readonly left?: LoneKeeper | undefined };

export const printAbsence = ({ phase, left }: Absence, json: boolean, output: Output): number => {
	if (json) output.result(JSON.stringify(left === undefined ? null : { keeper: asInStatus(left) }, null, 2));
	else if (phase?.phase === "starting") output.result(sayWording(slowStart(phase.doing), phase.doing));
	else if (left === undefined) output.result(say("transport.notRunning"));
	else {
		const { pid, since, agents } = left;
		const words = { pid: String(pid), since: runningSince(since, Date.now()), count: agents.length };
		output.result(say("cli.left", words));
	}
	return 1;
};

/** As in the status of a hub, but without what only a hub knows. */
const asInStatus = ({ agents, ...keeper }: LoneKeeper) => ({
	...keeper,
	agents: agents.map((pid) => ({ pid })),
});
