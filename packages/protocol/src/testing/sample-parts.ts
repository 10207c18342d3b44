import type { WireEvent } from "../log/wire-event.ts";

/** What several samples have in common. */

export const wireEvent: WireEvent = {
	sessionId: "s1",
	index: 7,
	from: 5,
	id: "evt-7",
	ts: 1_700_000_000_000,
	turn: 1,
	type: "text",
	payload: { messageId: "m1", blockId: "b1", kind: "answer", offset: 0, text: "hi" },
};

export const summary = {
	sessionId: "s1",
	title: "A chat",
	folder: "/code",
	agent: "eliza",
	status: "idle",
	queued: 0,
	pendingPermissions: 0,
	updatedAt: 1,
	hasDraft: true,
	damaged: "Event 3 is not JSON.",
	wording: { code: "damage.eventNotJson", values: { position: "3" } },
} as const;

export const storeState = {
	trouble: { reason: "full", message: "The disk is full.", since: 1 },
	salvage: { kept: "/data/store.damaged.db", bytes: 4096, sessions: 3, harmed: 1, lostEvents: 40, at: 1 },
} as const;

export const stamp = { writer: "w1", step: 3, base: 2 };

export const attachment = {
	attachmentId: "a1",
	name: "notes.txt",
	mimeType: "text/plain",
	blob: "0".repeat(64),
	size: 12,
};

export const draft = {
	revision: 3,
	writer: "w1",
	text: "half a",
	attachments: [attachment],
	setAside: [{ asideId: "d1", writer: "w2", text: "half b", setAsideAt: 1 }],
};

export const folder = { path: "/code", name: "code", trust: "unasked", heldByEditor: false } as const;
