import { isTopicEvent, isTopicName, lastProblem } from "@parley/protocol/contract/check";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { decode } from "@parley/protocol/envelope/decode";
import type { ViolationCounter } from "@parley/protocol/envelope/violation";

/** Reads one message of the hub's stream. What does not fit the contract is counted and left out. */
export function readStreamMessage(text: string, violations: ViolationCounter): TopicEvent | undefined {
	const decoded = decode(text);
	if (!decoded.ok) {
		violations.add(decoded.violation);
		return undefined;
	}
	const { message } = decoded;
	if (message.kind !== "evt") {
		const detail = `a stream brings events, not ${message.kind}`;
		violations.add({ direction: "inbound", reason: "not_an_envelope", detail });
		return undefined;
	}
	if (isTopicEvent(message)) return withoutStrangers(message, violations);
	const { topic } = message;
	const known = isTopicName(topic);
	violations.add({
		direction: "inbound",
		reason: known ? "bad_payload" : "unknown_topic",
		detail: known ? lastProblem(`topic:${topic}`) : "no such topic",
		about: topic,
	});
	return undefined;
}

/** Leaves out events of another session than their batch is for. */
function withoutStrangers(event: TopicEvent, violations: ViolationCounter): TopicEvent {
	if (event.topic !== "events") return event;
	const { sessionId, events } = event.payload;
	const own = events.filter((each) => each.sessionId === sessionId);
	if (own.length === events.length) return event;
	const detail = `${events.length - own.length} events belong to another session than their batch`;
	violations.add({ direction: "inbound", reason: "bad_payload", detail, about: "events" });
	return { topic: "events", payload: { sessionId, events: own } };
}
