import { isFields } from "@parley/base/guards/fields";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { Folder } from "@parley/protocol/folder/methods";
import type { RunningTurn } from "@parley/transcript/head/head";
import { nextPrompt, orderWith } from "@parley/transcript/head/queue";
import { fakeAgents } from "./fake-agents.ts";
import type { FakeHub } from "./fake-hub.ts";
import { fakeLogins } from "./fake-logins.ts";
import { fakeServers } from "./fake-servers.ts";
import { fakeStorage } from "./fake-storage.ts";
import { fakeTransfer } from "./fake-transfer.ts";
import { type FakeTrash, fakeTrash } from "./fake-trash.ts";
import type { Methods } from "./methods.ts";

/** The responses of the in-memory hub. Agents do nothing by themselves: scripts act for them. */
export const fakeMethods = (hub: FakeHub): Methods => {
	const folders: Folder[] = [
		{ path: "/code/engine", name: "engine", trust: "trusted" },
		{ path: "/code/notes", name: "notes", trust: "unasked" },
	];
	const deleted: FakeTrash = new Map();
	let created = 0;
	return {
		"agent.list": () => ({
			agents: [
				{ agentId: "eliza", title: "Eliza", thirdParty: false },
				{ agentId: "claude", title: "Claude Code", thirdParty: true },
			],
			preferred: "eliza",
		}),
		"host.list": () => ({ windows: 0 }),
		"folder.list": () => ({ folders: [...folders] }),
		"folder.browse": ({ path = "/code" }) => ({
			path,
			...(path === "/" ? {} : { parent: path.slice(0, path.lastIndexOf("/")) || "/" }),
			folders: ["compiler", "engine", "notes"].map((name) => ({ path: `${path}/${name}`, name })),
			truncated: false,
		}),
		"folder.add": ({ path }) => {
			const folder: Folder = { path, name: path.slice(path.lastIndexOf("/") + 1), trust: "unasked" };
			folders.unshift(folder);
			return { folder };
		},
		"folder.trust": ({ path, trusted }) => {
			const position = folders.findIndex((each) => each.path === path);
			const known = folders[position] ?? { path, name: path };
			const folder: Folder = { ...known, trust: trusted ? "trusted" : "untrusted" };
			folders.splice(Math.max(0, position), position < 0 ? 0 : 1, folder);
			return { folder };
		},
		"session.create": ({ folder, agent = "eliza" }) => {
			const known = folders.find((each) => each.path === folder);
			if (agent !== "eliza" && known?.trust !== "trusted")
				throw new RequestFailure("workspace_untrusted", `The folder ${folder} is not trusted.`);
			created += 1;
			hub.addSession(`new${created}`, folder, agent);
			return { sessionId: `new${created}` };
		},
		"session.list": ({ before, folder, limit = 50 }) => {
			const all = [...hub.sessions.values()]
				.map((session) => session.summary)
				.filter((summary) => folder === undefined || summary.folder === folder)
				.toSorted((a, b) => b.updatedAt - a.updatedAt);
			const from = before === undefined ? 0 : all.findIndex((each) => each.sessionId === before) + 1;
			return { sessions: all.slice(from, from + limit), more: all.length > from + limit };
		},
		"session.page": ({ sessionId, before, limit, item, items }) =>
			hub.session(sessionId).pages(before, limit, { item, items }),
		"session.fresh": () => ({}),
		"session.select": () => ({}),
		"session.restart": () => ({ restarted: true }),
		"session.stop": () => ({}),
		"session.switchAgent": ({ sessionId, agent }) => {
			hub.append(sessionId, "session.agentChanged", { agent, after: hub.session(sessionId).head.lastTurn });
			return {};
		},
		"agent.sessions": ({ agent, cursor, start = false }) => {
			if (agent !== "eliza" && !start) return { state: "asleep", sessions: [] };
			if (agent !== "eliza") throw new RequestFailure("conflict", "Claude Code wants a login first.");
			if (cursor !== undefined) return { state: "listed", sessions: [{ agentSessionId: "f3" }] };
			const day = 86_400_000;
			const sessions = [
				{
					agentSessionId: "f1",
					title: "Why do the tests fail only on Fridays?",
					updatedAt: Date.now() - day,
				},
				{ agentSessionId: "f2", title: "Afraid of a refactoring", updatedAt: Date.now() - 9 * day },
			];
			return { state: "listed", sessions, nextCursor: "c" };
		},
		"session.takeUp": ({ folder, agent, agentSessionId, title }) => {
			if (agentSessionId === "f2")
				throw new RequestFailure("conflict", "The agent did not open the session.");
			hub.addSession(`taken-${agentSessionId}`, folder, agent, title);
			return { sessionId: `taken-${agentSessionId}` };
		},
		"session.rename": ({ sessionId, title }) => {
			hub.append(sessionId, "session.renamed", { title, by: "person" });
			return {};
		},
		...fakeAgents(hub),
		...fakeServers(hub),
		"session.configure": ({ sessionId, change }) => {
			const { config } = hub.session(sessionId).head.aspects;
			hub.append(sessionId, "agent.state", { aspect: "config", value: configured(config, change) });
			return {};
		},
		...fakeLogins(hub),
		...fakeTrash(hub, deleted),
		...fakeTransfer(hub),
		...fakeStorage(hub, deleted),
		"draft.get": ({ sessionId }) => ({ draft: hub.drafts.get(sessionId) }),
		"draft.put": (params) => hub.drafts.put(params),
		"draft.use": (params) => ({ draft: hub.drafts.use(params) }),
		"draft.discard": (params) => ({ draft: hub.drafts.discard(params) }),
		"blob.put": (params) => hub.blobs.put(params),
		"blob.read": (params) => hub.blobs.read(params),
		"prompt.send": ({ sessionId, messageId, content, draft }) => {
			const { head } = hub.session(sessionId);
			if (draft !== undefined) hub.drafts.clear(sessionId, draft.writer);
			hub.append(sessionId, "prompt.accepted", { messageId, content });
			if (head.running === undefined)
				hub.append(sessionId, "prompt.sent", { messageId, content }, head.lastTurn + 1);
			return { status: "accepted", queued: hub.session(sessionId).head.queue.length };
		},
		"prompt.remove": ({ sessionId, messageId }) => {
			hub.append(sessionId, "prompt.removed", { messageId });
			return {};
		},
		"prompt.edit": ({ sessionId, messageId, content }) => {
			hub.append(sessionId, "prompt.edited", { messageId, content });
			return {};
		},
		"prompt.move": ({ sessionId, messageId, before }) => {
			const messageIds = orderWith(hub.session(sessionId).head.queue, messageId, before);
			hub.append(sessionId, "prompt.ordered", { messageIds });
			return {};
		},
		"prompt.sendNow": ({ sessionId, messageId }) => {
			const { running, queue } = hub.session(sessionId).head;
			const prompt = queue.find((each) => each.messageId === messageId);
			if (prompt === undefined) throw new RequestFailure("conflict", "It is not in the queue any more.");
			hub.append(sessionId, "prompt.prioritized", { messageId });
			if (running !== undefined) stop(hub, sessionId, running);
			const turn = hub.session(sessionId).head.lastTurn + 1;
			hub.append(sessionId, "prompt.sent", { messageId, content: [...prompt.content] }, turn);
			return { stopped: running !== undefined };
		},
		"prompt.resume": ({ sessionId }) => {
			hub.append(sessionId, "prompt.resumed", { messageIds: [] });
			const { head } = hub.session(sessionId);
			const next = nextPrompt(head);
			if (next === undefined || head.running !== undefined) return {};
			const { messageId, content } = next;
			hub.append(sessionId, "prompt.sent", { messageId, content: [...content] }, head.lastTurn + 1);
			return {};
		},
		"prompt.stop": ({ sessionId }) => {
			const { running } = hub.session(sessionId).head;
			if (running === undefined) return { stopped: false };
			stop(hub, sessionId, running);
			return { stopped: true };
		},
		"store.state": () => hub.storeState,
		"store.retry": () => {
			const { trouble, ...rest } = hub.storeState;
			return hub.setStoreState(trouble === undefined || hub.staysInTrouble ? hub.storeState : rest);
		},
		"store.dismiss": ({ remove }) => {
			if (remove) hub.damagedFiles.length = 0;
			const { salvage, ...rest } = hub.storeState;
			return hub.setStoreState(rest);
		},
		"question.answer": ({ sessionId, requestId, action, values = [] }) => {
			const pending = hub.session(sessionId).head.questions.find((each) => each.requestId === requestId);
			if (pending === undefined) throw new RequestFailure("conflict", "Somebody has answered this already.");
			const outcome =
				action === "accept"
					? ({ type: "accepted", values } as const)
					: ({ type: action === "decline" ? "declined" : "dismissed" } as const);
			hub.append(sessionId, "question.answered", { requestId, outcome }, pending.turn);
			return {};
		},
		"permission.answer": ({ sessionId, requestId, optionId }) => {
			const pending = hub.session(sessionId).head.pending.find((each) => each.requestId === requestId);
			if (pending === undefined) throw new RequestFailure("conflict", "Somebody has answered this already.");
			const payload = { requestId, outcome: { type: "selected" as const, optionId } };
			hub.append(sessionId, "permission.resolved", payload, pending.turn);
			return {};
		},
	};
};

/** Sets a config option, as an agent does that offers nothing else. */
const configured = (
	config: Readonly<Record<string, unknown>> | undefined,
	change: OptionChange,
): Record<string, unknown> => {
	const id = change.kind === "option" ? change.option : change.kind;
	const currentValue =
		change.kind === "mode" ? change.mode : change.kind === "model" ? change.model : change.value;
	const options = config?.["configOptions"];
	const configOptions = (Array.isArray(options) ? options : []).map((each: unknown) =>
		isFields(each) && each["id"] === id ? { ...each, currentValue } : each,
	);
	return { ...config, configOptions };
};

const stop = (hub: FakeHub, sessionId: string, { turn, messageId }: RunningTurn): void => {
	hub.append(sessionId, "prompt.stopping", { messageId });
	hub.append(sessionId, "turn.ended", { outcome: "cancelled" }, turn);
};
