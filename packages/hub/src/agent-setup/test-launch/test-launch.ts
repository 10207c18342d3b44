import {
	AgentHandshakeError,
	AgentStartTimeoutError,
	UnsupportedProtocolError,
} from "@parley/acp/pipe/startup-errors";
import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import { protocolVersion } from "@parley/acp/v1/session/handshake";
import type { AgentExit } from "@parley/process/agent-exit";
import type { LaunchReport } from "@parley/protocol/agent/launch-report";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { AgentConfig, AgentPlace } from "../../agents/agent-config.ts";
import { type AgentStartOptions, startAgent } from "../../agents/start-agent.ts";
import { classifyFailure } from "./classify-failure.ts";
import { type AgentFacts, describeAgent } from "./describe-works.ts";
import { type WatchedOutput, watchOutput } from "./watch-output.ts";

export type TestLaunch = {
	readonly config: AgentConfig;
	readonly place: AgentPlace;
	readonly signal: AbortSignal;
	/** Monotonic milliseconds. */
	readonly elapsed: () => number;
	/** Where its program is looked for, and the Node it gets. */
	readonly searched: { readonly folders: readonly string[]; readonly nodeVersion?: string | undefined };
	/** The oldest major version of Node that it runs on, if it is a well-known agent. */
	readonly minNode: number | undefined;
};

/** Starts an agent, opens an empty session, and ends it. Resolves with what a person should know, whatever happens. */
export const testLaunch = async (options: AgentStartOptions, test: TestLaunch): Promise<LaunchReport> => {
	const { config, place, signal, elapsed, searched, minNode } = test;
	const began = elapsed();
	const took = (): { tookMs: number } => ({ tookMs: Math.round(elapsed() - began) });
	let output: WatchedOutput | undefined;
	let exit: AgentExit | undefined;
	let connection: AgentConnection | undefined;
	const aspects: Record<string, Readonly<Record<string, unknown>>> = {};
	const facts = (agent: AgentConnection): AgentFacts => ({
		...{ identity: agent.identity, protocolVersion, capabilities: agent.capabilities },
		...{ authMethods: agent.login.methods, aspects },
	});
	try {
		connection = await startAgent(options, {
			...{ config, place, signal },
			wrap: (process) => {
				output = watchOutput(process);
				void process.exited.then((ended) => {
					exit = ended;
				});
				return output.agent;
			},
		});
		const agent = connection;
		const abandoned = Promise.withResolvers<never>();
		const abandon = (): void => abandoned.reject(new DOMException("", "AbortError"));
		signal.addEventListener("abort", abandon, { once: true });
		abandoned.promise.catch(() => undefined);
		if (signal.aborted) abandon();
		const opening = agent.newSession({
			...{ sessionId: "test", cwd: place.folder, committed: () => 0 },
			onEvents: (events) => {
				for (const { type, payload } of events)
					if (type === "agent.state") aspects[payload.aspect] = payload.value;
			},
			permissions: { asked: () => [], withdrawn: () => [] },
		});
		opening.catch(() => undefined);
		const session = await Promise.race([opening, abandoned.promise]);
		await session.close();
		return {
			...{ outcome: "works", ...took(), ...describeAgent(facts(agent)) },
			...wordedMessage(wording("agentTest.works", { agent: config.title })),
		};
	} catch (error) {
		if (signal.aborted)
			return { outcome: "failed", ...took(), ...wordedMessage(wording("agentTest.cancelled")) };
		// A process that Parley has ended tells nothing by its exit.
		const endedItself = connection?.alive !== true && !isEndedByUs(error) ? exit : undefined;
		const failure = classifyFailure({
			...{ error, name: config.title, command: config.command, minNode, exit: endedItself },
			...{ printed: output?.printed() ?? "", stderr: output?.agent.stderrTail() ?? "" },
			...{ searched: searched.folders, nodeVersion: searched.nodeVersion },
		});
		return { ...took(), ...(connection === undefined ? {} : describeAgent(facts(connection))), ...failure };
	} finally {
		await connection?.end();
	}
};

/** These errors are followed by the end of the process. */
const isEndedByUs = (error: unknown): boolean =>
	error instanceof AgentStartTimeoutError ||
	error instanceof AgentHandshakeError ||
	error instanceof UnsupportedProtocolError;
