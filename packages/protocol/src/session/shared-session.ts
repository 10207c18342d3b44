import { Type } from "typebox";
import { Id } from "../contract/fields.ts";

/** A session whose agent shares a process with another session's. */
export const SharedSession = Type.Object({ sessionId: Id, title: Type.String(), running: Type.Boolean() });
