/** A phase of an append: about to be written, or written and not yet seen by anyone. */
export type Phase = "before commit" | "committed";

/** Holds the hub's log at the `nth` event of a type, counted from when the gate is set. */
export type Gate = { readonly phase: Phase; readonly type: string; readonly nth: number };

/** How the disk behaves towards the store. */
export const disks = ["well", "full", "read-only"] as const;
export type Disk = (typeof disks)[number];

/** What a test sends its hub, over Node's channel to a child process. */
export type Order =
	| { readonly order: "arm"; readonly gate: Gate }
	| { readonly order: "release" }
	| { readonly order: "slow"; readonly milliseconds: number }
	| { readonly order: "clock"; readonly offset: number }
	| { readonly order: "disk"; readonly disk: Disk };

/** What the hub reports to the test. */
export type Report = { readonly report: "running" } | { readonly report: "reached" };

/** Hubs with one promise broken, to prove that the checks notice. */
export const brokenPromises = ["commit-before-publish", "commit-before-acknowledge", "message-id"] as const;
export type BrokenPromise = (typeof brokenPromises)[number];
