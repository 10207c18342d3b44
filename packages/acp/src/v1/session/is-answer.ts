import type { EventBody } from "@parley/protocol/log/log-event";

/** Thoughts alone are not an answer. */
export const isAnswer = (event: EventBody): boolean => {
	switch (event.type) {
		case "text":
			return event.payload.kind === "answer" && event.payload.text.trim() !== "";
		case "content":
		case "tool":
		case "plan":
		case "permission.requested":
		case "question.asked":
		case "agent.update":
		case "notice":
		case "activity":
			return true;
		case "session.created":
		case "session.renamed":
		case "session.agentChanged":
		case "prompt.accepted":
		case "prompt.edited":
		case "prompt.removed":
		case "prompt.ordered":
		case "prompt.prioritized":
		case "prompt.resumed":
		case "prompt.preparing":
		case "prompt.sent":
		case "prompt.stopping":
		case "turn.ended":
		case "permission.resolved":
		case "question.answered":
		case "question.completed":
		case "agent.attached":
		case "agent.lost":
		case "agent.failed":
		case "agent.released":
		case "agent.unset":
		case "agent.state":
			return false;
	}
};
