import { afterAll, beforeAll, expect } from "vitest";
import { AgentWorld } from "./agent-world.ts";
import type { Recipe } from "./recipes/recipe.ts";

const startMs = 90_000;

/** One world for the tests of a group, which make chats of their own in it. */
export const worldOf = (recipe: Recipe): (() => AgentWorld) => {
	let world: AgentWorld | undefined;
	beforeAll(async () => {
		world = await AgentWorld.open(recipe);
	}, startMs);
	afterAll(async () => {
		await world?.parley.command("stop", "--force");
		const left = world?.processes;
		await world?.[Symbol.asyncDispose]();
		expect(left, "processes that outlive Parley").toEqual([]);
	}, startMs);
	return () => {
		if (world === undefined) throw new Error("the world did not open");
		return world;
	};
};
