import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Scene } from "./scene.ts";

const results = join(import.meta.dirname, "../../../../../test-results");

/** Saves what explains a failure: store, logs and output of hub and agent, the journal, and what each view showed. */
export const keepEvidence = async (title: string, scene: Scene): Promise<void> => {
	const folder = join(results, title.replaceAll(/\W+/g, "-").slice(0, 100));
	await mkdir(folder, { recursive: true });
	for (const name of ["data/store", "data/logs", "data/keeper", "hub-output.log", "journal.jsonl"]) {
		// Any of them may not exist yet.
		await cp(join(scene.root, name), join(folder, name), { recursive: true }).catch(() => undefined);
	}
	for (const { viewer } of scene.people) {
		const { state, shown, warnings, faults } = viewer.view;
		const text = JSON.stringify({ state, warnings, faults, shown }, undefined, "\t");
		await writeFile(join(folder, `${viewer.name}.json`), text);
	}
	process.stderr.write(`Evidence of the failure: ${folder}\n`);
};
