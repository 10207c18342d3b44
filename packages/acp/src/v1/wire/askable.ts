import { type Static, Type } from "typebox";

const sessionId = Type.String();
const ofNumber = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const Terminal = Type.Object({ sessionId, terminalId: Type.String() });

/** The requests of agents besides permissions and questions, and the fields that are read of each. */
export const askable = {
	"fs/read_text_file": Type.Object({ sessionId, path: Type.String(), line: ofNumber, limit: ofNumber }),
	"fs/write_text_file": Type.Object({ sessionId, path: Type.String(), content: Type.String() }),
	"terminal/create": Type.Object({
		sessionId,
		command: Type.String(),
		args: Type.Optional(Type.Array(Type.String())),
		env: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
		cwd: Type.Optional(Type.Union([Type.String(), Type.Null()])),
		outputByteLimit: ofNumber,
	}),
	"terminal/output": Terminal,
	"terminal/wait_for_exit": Terminal,
	"terminal/kill": Terminal,
	"terminal/release": Terminal,
};

export type AskableMethod = keyof typeof askable;
type ParamsByMethod = { readonly [Method in AskableMethod]: Static<(typeof askable)[Method]> };

export type AskableParams<Method extends AskableMethod> = ParamsByMethod[Method];
