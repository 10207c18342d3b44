import { randomUUID } from "node:crypto";
import { type AgentApp, RequestError, type SessionInfo } from "@agentclientprotocol/sdk";
import { isText } from "@parley/base/guards/scalars";
import type { SessionRecord } from "../memory/session-record.ts";
import { afterResponse } from "./after-response.ts";
import { readFields, readText } from "./params.ts";
import type { Practice } from "./practice.ts";
import { announceCommands, sessionAnswer } from "./session-methods.ts";

/** What she does with the sessions she remembers: list, delete, fork, archive, rename, tell how they stand. */
export const serveLibrary = (app: AgentApp, practice: Practice): AgentApp => {
	const { options, memory, host } = practice;
	const { sessions } = options;
	const recallIn = (params: Readonly<Record<string, unknown>>): SessionRecord =>
		practice.recall(readText(params, "sessionId"));

	if (sessions.has("list"))
		// Read here, because the stable reader drops the filter for archived sessions.
		app.onRequest("session/list", readFields, ({ params: { cwd, cursor, archived } }) => {
			practice.login.demand();
			const found = memory.all.filter(
				(record) => (!isText(cwd) || record.cwd === cwd) && isWanted(record, archived),
			);
			const start = isText(cursor) ? readCursor(cursor) : 0;
			const end = start + options.page;
			return {
				sessions: found.slice(start, end).map(describe),
				...(end < found.length && { nextCursor: `from-${end}` }),
			};
		});
	if (sessions.has("delete"))
		app.onRequest("session/delete", async ({ params }) => {
			const { id } = practice.recall(params.sessionId);
			await practice.close(id);
			memory.forget(id);
			return {};
		});
	if (sessions.has("fork"))
		app.onRequest("session/fork", readFields, async ({ params, client }) => {
			practice.login.demand();
			const original = recallIn(params);
			const { roots } = original;
			const record = memory.copy(original, { id: randomUUID(), cwd: readText(params, "cwd"), roots });
			const title = original.facts.title ?? original.turns[0]?.told;
			record.learn({ title: `${title ?? "Nothing"} (fork)`, updatedAt: host.today() });
			const session = await practice.open(record);
			void afterResponse(host, session, [() => announceCommands(client, session)]);
			return { sessionId: session.id, ...sessionAnswer(practice, session) };
		});
	if (sessions.has("archive"))
		for (const method of ["archive", "unarchive"] as const)
			app.onRequest(`session/${method}`, readFields, ({ params }) => {
				recallIn(params).learn({ archived: method === "archive" });
				return {};
			});
	if (sessions.has("title"))
		app.onRequest("session/set_title", readFields, ({ params }) => {
			const title = readText(params, "title").trim();
			recallIn(params).learn({ title });
			return { title };
		});
	if (sessions.has("status"))
		app.onRequest("session/status", readFields, ({ params }) => {
			return { status: practice.isOpen(recallIn(params).id) ? "open" : "saved" };
		});
	return app;
};

const isWanted = ({ facts }: SessionRecord, filter: unknown): boolean => {
	return filter === "include" || facts.archived === (filter === "only");
};

const readCursor = (cursor: string): number => {
	const [, start] = /^from-(\d{1,9})$/.exec(cursor) ?? [];
	if (start === undefined) throw RequestError.invalidParams({ cursor }, "this cursor is not one of mine");
	return Number(start);
};

const describe = ({ id, cwd, roots, facts, turns }: SessionRecord): SessionInfo => ({
	sessionId: id,
	cwd,
	title: (facts.title ?? turns[0]?.told) || null,
	updatedAt: facts.updatedAt,
	...(roots.length > 0 && { additionalDirectories: [...roots] }),
});
