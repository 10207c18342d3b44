// Written by "npm run generate" from the events beside their schemas. Do not edit.
import type { DeclaredTraits } from "../log/log-event.ts";

export const eventTraits = Object.freeze({
	"session.created": { head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: false },
	"session.renamed": { head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: false },
	"session.agentChanged": { head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	"prompt.accepted": { head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: true },
	"prompt.edited": { head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: true },
	"prompt.removed": { head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: false },
	"prompt.ordered": { head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	"prompt.prioritized": { head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	"prompt.resumed": { head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	"prompt.preparing": { head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	"prompt.sent": { head: "news", turn: "frame", folds: false, synced: true, turningPoint: true, blobs: true },
	"prompt.stopping": { head: "quiet", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	"turn.ended": { head: "news", turn: "frame", folds: false, synced: true, turningPoint: true, blobs: false },
	"text": { head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	"content": { head: "none", turn: "item", folds: false, synced: false, turningPoint: false, blobs: true },
	"tool": { head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: true },
	"plan": { head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	"permission.requested": { head: "news", turn: "item", folds: false, synced: true, turningPoint: false, blobs: true },
	"permission.resolved": { head: "news", turn: "item", folds: false, synced: true, turningPoint: false, blobs: false },
	"agent.attached": { head: "quiet", turn: "single", folds: false, synced: true, turningPoint: false, blobs: false },
	"agent.lost": { head: "news", turn: "single", folds: false, synced: true, turningPoint: false, blobs: false },
	"agent.failed": { head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	"agent.state": { head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	"agent.update": { head: "none", turn: "single", folds: false, synced: false, turningPoint: false, blobs: true },
} as const satisfies DeclaredTraits);
