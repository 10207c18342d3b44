import type { Composition } from "./compose.ts";
import type { features } from "./features.ts";

/** What the features of the product keep, and the ground that they stand on. */
export type AppState = typeof features extends Composition<infer State, infer _> ? State : never;

/** The state of one view, for its components. They read signals and call methods; none speaks to the hub. */
export type AppStore = Omit<AppState, "hub">;
