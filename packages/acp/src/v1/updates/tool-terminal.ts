import { isFields } from "@parley/base/guards/fields";
import type { ToolExit } from "@parley/protocol/tool/events";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";
import { appendSide, continueSide } from "./side-text.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What the `_meta` of a tool call tells about a terminal of the agent. */
export type ToolTerminal = {
	/** More of the output. */
	readonly delta: string | undefined;
	/** The output, or more of it: agents use the name for both. */
	readonly output: string | undefined;
	readonly exit: ToolExit | undefined;
	/** Everything but the output. */
	readonly meta: Fields | undefined;
};

export const readTerminal = (meta: unknown): ToolTerminal => {
	if (!isFields(meta)) return { delta: undefined, output: undefined, exit: undefined, meta: undefined };
	const { terminal_output_delta: delta, terminal_output: output, ...rest } = meta;
	const [more, text] = [dataIn(delta), dataIn(output)];
	const unread = {
		...(delta !== undefined && more === undefined ? { terminal_output_delta: delta } : {}),
		...(output !== undefined && text === undefined ? { terminal_output: output } : {}),
	};
	const left = { ...rest, ...unread };
	return {
		delta: more,
		output: text,
		exit: exitIn(rest["terminal_exit"]),
		meta: Object.keys(left).length === 0 ? undefined : left,
	};
};

/** Adds the output of a call to what is known of it. */
export const mapOutput = (
	state: MappingState,
	toolCallId: string,
	{ delta, output }: ToolTerminal,
): Mapped => {
	const told =
		output === undefined ? { state, events: [] } : continueSide(state, "output", toolCallId, output);
	if (delta === undefined) return told;
	const more = appendSide(told.state, "output", toolCallId, delta);
	return { state: more.state, events: [...told.events, ...more.events] };
};

const dataIn = (told: unknown): string | undefined => {
	if (typeof told === "string") return told;
	const { data, output } = isFields(told) ? told : {};
	if (typeof data === "string") return data;
	return typeof output === "string" ? output : undefined;
};

const exitIn = (told: unknown): ToolExit | undefined => {
	if (!isFields(told)) return undefined;
	const { exit_code: code, signal } = told;
	const isCode = typeof code === "number" && Number.isSafeInteger(code);
	const isSignal = typeof signal === "string" && signal !== "";
	if (!isCode && !isSignal) return undefined;
	return { ...(isCode ? { code } : {}), ...(isSignal ? { signal: signal.slice(0, 100) } : {}) };
};
