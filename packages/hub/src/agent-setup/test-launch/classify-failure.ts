import {
	AgentDiedAtStartError,
	AgentHandshakeError,
	AgentStartTimeoutError,
} from "@parley/acp/pipe/startup-errors";
import { AuthRequiredError } from "@parley/acp/v1/session/session-errors";
import type { AgentExit } from "@parley/process/agent-exit";
import { AgentNotFoundError } from "@parley/process/start-errors";
import type { LaunchOutcome, LaunchReport } from "@parley/protocol/agent/launch-report";
import { type WordedMessage, wordedMessage, wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";

/** What is known of a test that did not end well. */
export type FailureFacts = {
	readonly error: unknown;
	readonly name: string;
	readonly command: string;
	/** The beginning of its stdout. */
	readonly printed: string;
	readonly stderr: string;
	/** How the process ended by itself, if it did. */
	readonly exit: AgentExit | undefined;
	/** Where programs are looked for. */
	readonly searched: readonly string[];
	/** The version of Node that it gets, if it is known, and the oldest that it runs on. */
	readonly nodeVersion: string | undefined;
	readonly minNode: number | undefined;
};

type Failure = Omit<LaunchReport, "tookMs">;

/** What programs say that need another Node than the one they got. */
const nodeComplaints: readonly RegExp[] = [
	/unsupported engine/i,
	/(?:requires?|needs?|minimum|supported)[^\n]{0,40}\bnode(?:\.?js)?\b[^\n]{0,20}\d/i,
	/\bnode(?:\.?js)?\b(?: version)?[^\n]{0,20}(?:is not supported|is too old|or (?:newer|higher|later) is required)/i,
	/ERR_UNKNOWN_BUILTIN_MODULE|No such built-in module: node:/,
	/node: bad option:/,
	/env: .?node.?: No such file or directory/,
];

/** Names what went wrong, so that a person knows what to do. */
export const classifyFailure = (facts: FailureFacts): Failure => {
	const { name, command, printed, stderr, exit, searched } = facts;
	const outcome = outcomeOf(facts);
	const said = {
		...(stderr.trim() === "" ? {} : { stderr: stderr.trim() }),
		...(isProtocol(printed) ? {} : { printed: printed.trim() }),
		...(exit?.code === undefined ? {} : { exitCode: exit.code }),
		...(exit?.signal === undefined ? {} : { signal: exit.signal }),
	};
	const about = (message: WordedMessage): Failure => ({ outcome, ...message, ...said });
	switch (outcome) {
		case "notFound":
			return {
				...{ outcome, searched: [...searched] },
				...wordedMessage(wording("agentTest.notFound", { agent: name, program: command })),
			};
		case "wrongNode":
			return about(wordedMessage(wrongNode(facts)));
		case "notAcp":
			return about(wordedMessage(wording("agentTest.notAcp", { agent: name })));
		case "silent":
			return about(wordedMessage(wording("agentTest.silent", { agent: name })));
		case "crashed":
			return about(wordedMessage(wording("agentTest.crashed", { agent: name })));
		default:
			return about(wordedMessageOf(facts.error));
	}
};

const outcomeOf = ({ error, printed, stderr, exit, nodeVersion, minNode }: FailureFacts): LaunchOutcome => {
	if (error instanceof AgentNotFoundError) return "notFound";
	if (error instanceof AuthRequiredError) return "needsLogin";
	const complains = nodeComplaints.some((complaint) => complaint.test(stderr) || complaint.test(printed));
	const isOld = minNode !== undefined && Number.parseInt(nodeVersion ?? "", 10) < minNode;
	const isBroken = error instanceof AgentDiedAtStartError || exit !== undefined;
	if (isBroken && (complains || isOld)) return "wrongNode";
	if (error instanceof AgentStartTimeoutError) return isProtocol(printed) ? "silent" : "notAcp";
	// An answer that does not match the protocol has no cause; a refusal has the agent's own.
	if (error instanceof AgentHandshakeError) return error.cause === undefined ? "notAcp" : "failed";
	if (error instanceof AgentDiedAtStartError)
		return exit?.code === 0 || (!isProtocol(printed) && stderr.trim() === "") ? "notAcp" : "crashed";
	return exit === undefined ? "failed" : "crashed";
};

const wrongNode = ({ name, nodeVersion, minNode }: FailureFacts) => {
	const agent = name;
	if (nodeVersion !== undefined && minNode !== undefined)
		return wording("agentTest.oldNode", { agent, version: nodeVersion, needed: String(minNode) });
	return nodeVersion === undefined
		? wording("agentTest.otherNode", { agent })
		: wording("agentTest.otherNodeThan", { agent, version: nodeVersion });
};

/** Whether everything that was written could be the protocol: lines of JSON, the last one perhaps cut. */
const isProtocol = (printed: string): boolean =>
	printed
		.split("\n")
		.filter((line) => line.trim() !== "")
		.every((line) => line.trimStart().startsWith("{"));
