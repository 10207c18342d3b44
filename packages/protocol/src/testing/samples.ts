import type { MethodName, Params, Result, TopicName, TopicPayload } from "../contract/names.ts";
import type { WireEvent } from "../log/wire-event.ts";
import { setupParams, setupResults } from "./setup-samples.ts";

/** A valid example of every message of the contract: contract tests fail when a new one has none. */

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

const summary = {
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

const storeState = {
	trouble: { reason: "full", message: "The disk is full.", since: 1 },
	salvage: { kept: "/data/store.damaged.db", bytes: 4096, sessions: 3, harmed: 1, lostEvents: 40, at: 1 },
} as const;

const stamp = { writer: "w1", step: 3, base: 2 };

const attachment = {
	attachmentId: "a1",
	name: "notes.txt",
	mimeType: "text/plain",
	blob: "0".repeat(64),
	size: 12,
};

const draft = {
	revision: 3,
	writer: "w1",
	text: "half a",
	attachments: [attachment],
	setAside: [{ asideId: "d1", writer: "w2", text: "half b", setAsideAt: 1 }],
};

const folder = { path: "/code", name: "code", trust: "unasked", heldByEditor: false } as const;

const exportCursor = {
	format: "jsonl",
	through: 7,
	blobs: 1,
	offset: 2,
	after: 3,
	events: 3,
	crc32: 4,
} as const;

const storageCounts = { sessions: 1, turns: 2, events: 3, deleted: 4, damaged: 5 };

const page = { turn: 1, events: [wireEvent] };

export const paramsSamples: { [Name in MethodName]: Params<Name> } = {
	"hub.hello": { client: { kind: "test", version: "0.0.0" }, epoch: "e1", lastSeen: { s1: 7 } },
	"hub.ack": { received: "e1.12" },
	"session.create": {
		folder: "/code",
		agent: "eliza",
		mode: "plan",
		options: { thought: "low", polite: true },
	},
	"session.list": { limit: 20, folder: "/code" },
	"session.open": { sessionId: "s1", turns: 50 },
	"session.close": { sessionId: "s1" },
	"session.page": { sessionId: "s1", before: 3, limit: 10 },
	"session.rename": { sessionId: "s1", title: "Better" },
	"session.fresh": { sessionId: "s1" },
	"session.delete": { sessionId: "s1" },
	"session.configure": { sessionId: "s1", change: { kind: "option", option: "thought", value: "low" } },
	"session.command": { sessionId: "s1", messageId: "m1", command: "help", input: "me" },
	"host.declare": {
		folders: [{ path: "/code", trusted: true }],
		isFocused: true,
		isWatching: false,
		environment: { PATH: "/bin" },
	},
	"host.answer": { requestId: "r1", outcome: { ok: false, message: "no" } },
	"host.list": {},
	"host.openFile": { sessionId: "s1", path: "/code/a", line: 3 },
	"host.openDiff": {
		sessionId: "s1",
		path: "/code/a",
		before: { text: "x" },
		after: { blob: { blob: "0".repeat(64), size: 12 } },
	},
	"host.pickFiles": { room: 20 },
	"host.saveBlob": { name: "a.txt", blob: "0".repeat(64), size: 12 },
	"host.saveExport": { sessionIds: ["s1"], format: "markdown", name: "a.md" },
	"host.importFiles": {},
	"host.manageTrust": { sessionId: "s1" },
	"host.notify": { sessionId: "s1", title: "A chat", reason: "waiting", ranMs: 5 },
	"host.readSecret": { name: "key" },
	"folder.list": {},
	"folder.browse": { path: "/code" },
	"folder.add": { path: "/code" },
	"folder.trust": { path: "/code", trusted: true },
	"agent.list": {},
	"agent.prefer": { agentId: "mine", command: ["mine", "--acp"] },
	...setupParams,
	"hub.status": {},
	"hub.listen": { host: "127.0.0.1", port: 0, token: "t".repeat(32), unprotected: false },
	"hub.unlisten": { url: "http://127.0.0.1:1/" },
	"hub.stop": { force: false, despiteClients: true },
	"prompt.send": {
		sessionId: "s1",
		messageId: "m1",
		content: [
			{ type: "text", text: "hello" },
			{ type: "attachment", ...attachment },
		],
		draft: stamp,
	},
	"prompt.edit": { sessionId: "s1", messageId: "m1", content: [{ type: "text", text: "hello" }] },
	"prompt.move": { sessionId: "s1", messageId: "m1", before: "m2" },
	"prompt.sendNow": { sessionId: "s1", messageId: "m1" },
	"prompt.remove": { sessionId: "s1", messageId: "m1" },
	"prompt.resume": { sessionId: "s1" },
	"prompt.stop": { sessionId: "s1", force: true },
	"draft.get": { sessionId: "s1" },
	"draft.put": { sessionId: "s1", text: "half a", attachments: [attachment], stamp },
	"blob.put": { uploadId: "u1", offset: 0, data: "aGVsbG8=", size: 5 },
	"blob.read": { blob: attachment.blob, offset: 0, length: 5 },
	"draft.use": { sessionId: "s1", asideId: "d1" },
	"draft.discard": { sessionId: "s1", asideId: "d1" },
	"permission.answer": { sessionId: "s1", requestId: "p1", optionId: "allow" },
	"question.answer": {
		sessionId: "s1",
		requestId: "q1",
		action: "accept",
		values: [{ name: "age", value: 3 }],
	},
	"search.query": { query: "hello wor", limit: 20, thinking: true, folder: "/code", before: 2 },
	"search.rebuild": {},
	"store.state": {},
	"store.retry": {},
	"store.dismiss": { remove: true },
	"session.deleted": {},
	"session.restore": { sessionId: "s1" },
	"session.purge": { sessionId: "s1" },
	"session.export": { sessionId: "s1", format: "jsonl", cursor: exportCursor },
	"session.import": { importId: "i1", offset: 0, data: "e30K", last: true },
	"session.cancelImport": { importId: "i1" },
	"hub.storage": {},
	"hub.maintain": { step: "check" },
	"hub.forget": { confirm: "delete all my data" },
};

export const resultSamples: { [Name in MethodName]: Result<Name> } = {
	"hub.ack": {},
	"hub.hello": {
		version: "0.1.0",
		epoch: "e1",
		sessions: { s1: { kind: "tail", lastSeen: 7, events: [] } },
		gone: ["s0"],
		survived: { s1: 7 },
	},
	"session.create": { sessionId: "s1" },
	"session.list": { sessions: [summary], more: false },
	"session.open": { kind: "init", lastSeen: 7, head: [wireEvent], turns: [page], firstTurn: 0 },
	"session.close": {},
	"session.page": { through: 7, firstTurn: 0, turns: [page] },
	"session.rename": {},
	"session.fresh": {},
	"session.delete": {},
	"session.configure": {},
	"session.command": { status: "accepted", queued: 1 },
	"host.declare": {},
	"host.answer": {},
	"host.list": { windows: 1 },
	"host.openFile": {},
	"host.openDiff": {},
	"host.pickFiles": {
		files: [{ name: "a", mimeType: "text/plain", blob: "0".repeat(64), size: 12 }],
		left: [{ name: "b", reason: "failed", problem: "no", wording: { code: "a.b" } }],
	},
	"host.saveBlob": { saved: { name: "a.txt", path: "/a.txt" } },
	"host.saveExport": { saved: { name: "a.md", path: "/a.md", hidden: 1 } },
	"host.importFiles": { files: [{ file: "a.jsonl", problem: "no", wording: { code: "a.b" } }] },
	"host.manageTrust": {},
	"host.notify": {},
	"host.readSecret": { value: "v" },
	"folder.list": { folders: [folder] },
	"folder.browse": {
		path: "/code",
		parent: "/",
		folders: [{ path: "/code/a", name: "a" }],
		truncated: false,
	},
	"folder.add": { folder },
	"folder.trust": { folder },
	"agent.list": { agents: [{ agentId: "eliza", title: "Eliza", thirdParty: false }], preferred: "eliza" },
	"agent.prefer": {},
	...setupResults,
	"hub.status": {
		version: "0.1.0",
		pid: 7,
		startedAt: 1,
		clients: 1,
		windows: 1,
		sessions: [summary],
		listeners: ["http://127.0.0.1:1/"],
	},
	"hub.listen": { url: "http://127.0.0.1:1/", token: "t".repeat(32) },
	"hub.unlisten": {},
	"hub.stop": { stopping: true, busy: 0, clients: 1, windows: 0 },
	"prompt.send": { status: "accepted", queued: 0 },
	"prompt.remove": {},
	"prompt.edit": {},
	"prompt.move": {},
	"prompt.sendNow": { stopped: true },
	"prompt.resume": {},
	"prompt.stop": { stopped: true },
	"draft.get": { draft },
	"blob.put": { received: 5, blob: attachment.blob },
	"blob.read": { data: "aGVsbG8=", size: 5 },
	"draft.put": { status: "setAside", draft },
	"draft.use": { draft },
	"draft.discard": { draft },
	"permission.answer": {},
	"question.answer": {
		problems: [{ name: "age", message: "Enter a number.", wording: { code: "field.needsNumber" } }],
	},
	"search.query": {
		results: [
			{
				target: { sessionId: "s1", turn: 1, item: "prompt" },
				kind: "prompt",
				title: "A chat",
				folder: "/code",
				ts: 1,
				snippet: { text: "hello world", ranges: [{ start: 0, end: 5 }] },
			},
		],
		more: false,
		waiting: 0,
		error: "Older chats are still being read.",
	},
	"search.rebuild": { sessions: 1, documents: 3 },
	"store.state": storeState,
	"store.retry": {},
	"store.dismiss": {},
	"session.deleted": {
		sessions: [
			{
				sessionId: "s1",
				title: "A chat",
				folder: "/code",
				agent: "eliza",
				updatedAt: 1,
				deletedAt: 2,
				purgeAt: 3,
			},
		],
		more: false,
	},
	"session.restore": {},
	"session.purge": {},
	"session.export": { text: "{}\n", cursor: exportCursor, hidden: 0, done: 5, total: 7 },
	"session.import": {
		received: 3,
		lines: 1,
		sessions: [
			{
				...{ sessionId: "s1", title: "A chat", status: "imported", events: 7, closed: false },
				...{ unqueued: 3, unkeptPrompts: 1, unkeptFiles: 2 },
			},
		],
	},
	"session.cancelImport": {},
	"hub.storage": {
		parts: { log: 1, search: 2, blobs: 3, other: 4, free: 5, waiting: 6, damaged: 8, hubLogs: 7 },
		counts: storageCounts,
		damagedFiles: [{ path: "/data/store.damaged.db", bytes: 8 }],
	},
	"hub.maintain": {
		more: true,
		left: 2,
		report: {
			counts: storageCounts,
			problems: ["row 1 missing from index"],
			purged: 1,
			indexed: 2,
			documents: 3,
			blobsRemoved: 4,
			freedBytes: 5,
			held: true,
		},
	},
	"hub.forget": { sessions: 1, deleted: 2, drafts: 3, folders: 4, bytes: 5, logFiles: 6, held: true },
};

export const topicSamples: { [Name in TopicName]: TopicPayload<Name> } = {
	connection: { status: "error", sessionId: "s1", retryCount: 2, lastError: "refused", gapDetected: true },
	state: { sessions: [summary], removed: ["s0"], activeSessionId: "s1", running: 0, pendingPermissions: 0 },
	events: { sessionId: "s1", events: [wireEvent] },
	forgotten: {},
	folders: { folders: [folder] },
	agents: {
		agents: [],
		preferred: "eliza",
		problem: "config.json is not JSON",
		wording: {
			code: "config.badKept",
			values: { file: "config.json", problem: { code: "config.notAnObject" } },
		},
	},
	hosts: { windows: 1 },
	request: { requestId: "r1", method: "host.openFile", params: { sessionId: "s1", path: "/a" } },
	draft: { sessionId: "s1", draft },
	store: storeState,
};
