import type { HubTopic } from "@parley/client/core/hub-connection";

type Payloads = { readonly [Name in HubTopic["topic"]]: Extract<HubTopic, { topic: Name }>["payload"] };

/** The handler of each topic. */
export type TopicHandlers = { readonly [Name in keyof Payloads]: (payload: Payloads[Name]) => void };

export const takeTopic = <Name extends keyof Payloads>(
	handlers: Partial<TopicHandlers>,
	event: { readonly topic: Name; readonly payload: Payloads[Name] },
): void => handlers[event.topic]?.(event.payload);
