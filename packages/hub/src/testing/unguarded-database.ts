import { DatabaseSync } from "node:sqlite";

/** `defensive` is younger than the oldest Node that runs this, which guards nothing and ignores it. */
const unguarded = { open: true, defensive: false };

/** A database whose search index can be damaged by statements. */
export const openUnguarded = (path: string): DatabaseSync => new DatabaseSync(path, unguarded);
