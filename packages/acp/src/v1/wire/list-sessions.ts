import { type Static, Type } from "typebox";
import { Maybe, WireId } from "./fields.ts";

/** Entries are checked one by one, so that a bad one does not hide the others. */
export const ListSessionsResult = Type.Object({
	sessions: Type.Array(Type.Unknown()),
	nextCursor: Maybe(Type.String()),
});

export const ListedSession = Type.Object({
	sessionId: WireId,
	cwd: Maybe(Type.String()),
	title: Maybe(Type.String()),
	updatedAt: Maybe(Type.String()),
});

export type ListSessionsResult = Static<typeof ListSessionsResult>;
export type ListedSession = Static<typeof ListedSession>;
