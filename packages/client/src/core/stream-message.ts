import { isTopicEvent, isTopicName, topicProblem } from "@parley/protocol/contract/check-topic";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { decode } from "@parley/protocol/envelope/decode";
import type { ViolationCounter } from "@parley/protocol/envelope/violation";
import { readEvent } from "@parley/protocol/log/read-event";

/** Reads one message of the hub's stream. An invalid one is counted and dropped. */
export const readStreamMessage = (text: string, violations: ViolationCounter): TopicEvent | undefined => {
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
	if (isTopicEvent(message)) return readEvents(message, violations);
	const { topic } = message;
	const known = isTopicName(topic);
	violations.add({
		direction: "inbound",
		reason: known ? "bad_payload" : "unknown_topic",
		detail: known ? topicProblem(topic) : "no such topic",
		about: topic,
	});
	return undefined;
};

/** Checks events by their types, and drops those of another session than their batch's. */
const readEvents = (event: TopicEvent, violations: ViolationCounter): TopicEvent => {
	if (event.topic !== "events") return event;
	const { sessionId, events } = event.payload;
	const own = events.filter((each) => each.sessionId === sessionId);
	const payload = { sessionId, events: own.map(readEvent) };
	if (own.length === events.length) return { topic: "events", payload };
	const detail = `${events.length - own.length} events belong to another session than their batch`;
	violations.add({ direction: "inbound", reason: "bad_payload", detail, about: "events" });
	return { topic: "events", payload };
};
