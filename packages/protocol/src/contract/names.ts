import type { methods } from "../methods.ts";
import type { topics } from "../topics.ts";
import type { ParamsOf, PayloadOf, ResultOf } from "./definitions.ts";

export type MethodName = keyof typeof methods;
export type Params<Name extends MethodName> = ParamsOf<(typeof methods)[Name]>;
export type Result<Name extends MethodName> = ResultOf<(typeof methods)[Name]>;

export type TopicName = keyof typeof topics;
export type TopicPayload<Name extends TopicName> = PayloadOf<(typeof topics)[Name]>;

/** A pushed event with a checked payload. */
export type TopicEvent = { [Name in TopicName]: { topic: Name; payload: TopicPayload<Name> } }[TopicName];
