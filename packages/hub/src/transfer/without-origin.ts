import type { WireEvent } from "@parley/protocol/log/wire-event";

/** An event without what only the hub at its agent's process can use: another hub would answer the wrong request. */
export const withoutOrigin = (event: WireEvent): WireEvent => {
	const isAsked = event.type === "permission.requested" || event.type === "question.asked";
	if (!isAsked || event.payload["origin"] === undefined) return event;
	const { origin, ...payload } = event.payload;
	return { ...event, payload };
};
