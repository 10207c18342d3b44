import { RpcError } from "@parley/jsonrpc/errors";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { Aspects, SessionOption } from "@parley/protocol/agent/options/session-option";
import { AgentUnansweredError } from "../../pipe/unanswered.ts";
import { ChangeRefusedError, ChangeTimeoutError, NotOfferedError } from "./change-errors.ts";
import type { ConfigureMethod, SessionCalls } from "./session-calls.ts";

export type ChangedSession = {
	readonly aspects: () => Aspects;
	/** Takes the agent's answer while it is read: what follows on the wire comes after it. */
	readonly take: (answer: unknown) => Promise<unknown>;
};

/** Agents answer at once or load a model first. */
const defaultTimeoutMs = 30_000;

/** Asks the agent to change a setting, and settles once the change is saved. An answer that comes too late still counts. */
export const requestChange = (
	calls: Pick<SessionCalls, "configure">,
	change: OptionChange,
	{ aspects, take }: ChangedSession,
	timeoutMs = defaultTimeoutMs,
): Promise<void> =>
	new Promise((resolve, reject) => {
		const { method, params } = requestFor(aspects(), change);
		const timer = setTimeout(() => reject(new ChangeTimeoutError(timeoutMs)), timeoutMs);
		timer.unref();
		calls.configure(method, params, {
			onResult: (answer) => {
				clearTimeout(timer);
				resolve(take(answer).then(() => undefined));
			},
			onError: (error) => {
				clearTimeout(timer);
				reject(error instanceof RpcError ? new ChangeRefusedError(error) : new AgentUnansweredError(error));
			},
		});
	});

type ChangeRequest = { readonly method: ConfigureMethod; readonly params: object };

/** The request for a change, in the way in which the agent offers what is to be changed. */
export const requestFor = (aspects: Aspects, change: OptionChange): ChangeRequest => {
	const { option, value } = findOffered(readOptions(aspects), change);
	switch (option.source) {
		case "modes":
			return { method: "session/set_mode", params: { modeId: value } };
		case "models":
			return { method: "session/set_model", params: { modelId: value } };
		case "config": {
			const type = option.type === "boolean" ? { type: "boolean" } : {};
			return { method: "session/set_config_option", params: { configId: option.id, ...type, value } };
		}
	}
};

type Offered = { readonly option: SessionOption; readonly value: string | boolean };

/** Throws unless the agent offers the option with that value. */
const findOffered = (options: readonly SessionOption[], change: OptionChange): Offered => {
	const value = change.kind === "mode" ? change.mode : change.kind === "model" ? change.model : change.value;
	const option =
		change.kind === "option"
			? options.find(({ id, source }) => source === "config" && id === change.option)
			: options.find(({ kind }) => kind === change.kind);
	const name = change.kind === "option" ? change.option : change.kind;
	if (option === undefined) throw new NotOfferedError(name, value, undefined);
	if (option.type === "boolean") {
		if (typeof value === "boolean") return { option, value };
		throw new NotOfferedError(name, value, ["true", "false"]);
	}
	const values = option.values.map((each) => each.value);
	if (typeof value === "string" && values.includes(value)) return { option, value };
	throw new NotOfferedError(name, value, values);
};
