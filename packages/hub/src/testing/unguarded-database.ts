import { DatabaseSync } from "node:sqlite";

/** `defensive` is newer than the oldest supported Node, which ignores it and guards nothing. */
const unguarded = { open: true, defensive: false };

/** A database whose search index can be damaged by statements. */
export const openUnguarded = (path: string): DatabaseSync => new DatabaseSync(path, unguarded);
