import { expect, test } from "vitest";
import { memoryViewState } from "../../shared/view-state.ts";
import { ChatMemory } from "./chat-memory.ts";

test("[ground] a look kept before closed parts were is still read", () => {
	const state = memoryViewState();
	const anchor = { key: "1/prompt", offset: 3 };
	state.write("look.s", JSON.stringify({ open: ["1/a"], anchor }));
	expect(new ChatMemory(state, "s").read()).toEqual({ open: ["1/a"], closed: [], anchor });
	state.write("look.s", JSON.stringify({ open: ["1/a"], closed: 1 }));
	expect(new ChatMemory(state, "s").read()).toEqual({ open: [], closed: [] });
});
