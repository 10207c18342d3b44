import { claude } from "./claude.ts";
import { gemini } from "./gemini.ts";
import { goose } from "./goose.ts";
import { opencode } from "./opencode.ts";
import type { Recipe } from "./recipe.ts";

const all: readonly Recipe[] = [opencode, claude, gemini, goose];

const wanted = process.env["PARLEY_AGENTS"]?.split(",");

/** The agents of this run: all, or those that are named in the environment. */
export const chosenAgents: readonly Recipe[] = all.filter(({ name }) => wanted?.includes(name) ?? true);
