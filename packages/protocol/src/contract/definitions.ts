import type { Static, TSchema } from "typebox";
import type { EventTraits, TraitsFor } from "../log/event-traits.ts";

/** A request and its answer: the one source of their types, validators and documentation. */
export type MethodDefinition = {
	readonly about: string;
	readonly params: TSchema;
	readonly result: TSchema;
};

/** A kind of message: a topic pushed to clients, or an entry of a session's log. */
export type EventDefinition = {
	readonly about: string;
	readonly payload: TSchema;
};

/** A kind of entry of a session's log, with its traits. */
export type LogEventDefinition = EventDefinition & { readonly traits: EventTraits };

export const method = <Params extends TSchema, Result extends TSchema>(
	about: string,
	params: Params,
	result: Result,
) => ({ about, params, result });

export const event = <Payload extends TSchema>(about: string, payload: Payload) => ({ about, payload });

export const logEvent = <Payload extends TSchema, const Traits extends TraitsFor<Static<Payload>>>(
	about: string,
	payload: Payload,
	traits: Traits,
) => ({ about, payload, traits });

export type ParamsOf<Definition extends MethodDefinition> = Static<Definition["params"]>;
export type ResultOf<Definition extends MethodDefinition> = Static<Definition["result"]>;
export type PayloadOf<Definition extends EventDefinition> = Static<Definition["payload"]>;
