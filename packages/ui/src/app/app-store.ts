import type { Composition } from "./compose.ts";
import type { features } from "./features.ts";

/** The state of all features, and the ground they share. */
export type AppState = typeof features extends Composition<infer State, infer _> ? State : never;

/** The state of one view, for its components: they read signals and call methods, and never talk to the hub themselves. */
export type AppStore = Omit<AppState, "hub">;
