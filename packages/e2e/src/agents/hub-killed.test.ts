import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SessionState } from "@parley/transcript/session-state";
import { describe, expect, test } from "vitest";
import { AgentScene } from "./agent-scene.ts";
import { saying } from "./model/script.ts";
import { chosenAgents } from "./recipes/chosen.ts";

/* What the fault suite proves with Eliza, with agents that others have written. */

const answerOf = ({ turns }: SessionState): string =>
	(turns.find(({ number }) => number === 2)?.items ?? [])
		.map((item) => (item.type === "text" && item.kind === "answer" ? item.text : ""))
		.join("");

const endOf = ({ turns }: SessionState): string | undefined =>
	turns.find(({ number }) => number === 2)?.end?.outcome;

describe.each(chosenAgents)("$name", (recipe) => {
	test("[D7.reattach] hub killed in mid-sentence, and the sentence goes on", async () => {
		await using scene = await AgentScene.open(recipe);
		const { person } = scene;
		const { view } = person.viewer;
		const action = await person.say("script: say 300");
		await view.until((state) => answerOf(state).length > 100);
		await scene.hub.kill();
		const before = await view.until(() => true);
		expect(endOf(before)).toBeUndefined();
		await scene.replaceHub();
		await person.ended(action);
		const after = await view.until(() => true);
		expect(answerOf(after).trim()).toBe(saying(300).trim());
		expect(answerOf(before).length).toBeLessThan(answerOf(after).length);
		expect(endOf(after)).toBe("completed");
		expect(await scene.violations()).toEqual([]);
	});

	test("[D7.reattach][D7.pendingHub] hub killed while it asks for a permission, which is given afterwards", async () => {
		await using scene = await AgentScene.open(recipe);
		const { person, project } = scene;
		const { view } = person.viewer;
		const note = join(project, "note.txt");
		person.answers = false;
		const action = await person.say(`script: write ${note} hello`);
		const asked = await view.until(({ head }) => head.pending.length === 1);
		await scene.replaceHub();
		const [pending] = (await view.until(({ head }) => head.pending.length === 1)).head.pending;
		expect(pending?.requestId).toBe(asked.head.pending[0]?.requestId);
		await expect(readFile(note)).rejects.toThrow("ENOENT");
		const once = pending?.request.options.find(({ kind }) => kind === "allow_once");
		person.opinion = once?.optionId ?? "";
		person.answers = true;
		await person.ended(action);
		expect(await readFile(note, "utf8")).toBe("hello\n");
		expect(endOf(await view.until(() => true))).toBe("completed");
		expect(await scene.violations()).toEqual([]);
	});

	for (const phase of ["before commit", "committed"] as const) {
		test(`[D7.reattach] hub killed when it is told to stop, ${phase}`, async () => {
			await using scene = await AgentScene.open(recipe);
			const { person, hub, model } = scene;
			const { view } = person.viewer;
			const action = await person.say("script: say 100000");
			await view.until((state) => answerOf(state).length > 100);
			const { abandoned } = model;
			const reached = hub.arm({ phase, type: "prompt.stopping", nth: 1 });
			const stopped = person.stop();
			await reached;
			await scene.replaceHub();
			await stopped;
			await person.ended(action);
			const state = await view.until(() => true);
			expect(endOf(state)).toBe("cancelled");
			expect(saying(100_000).startsWith(answerOf(state))).toBe(true);
			await expect.poll(() => model.abandoned).toBe(abandoned + 1);
			expect(await scene.violations()).toEqual([]);
		});
	}
});
