import { BaseSequencer, type TestSpecification } from "vitest/node";
import { rankOf } from "./rank.ts";

/** Runs the slowest test files first, whatever their project, so that no core idles for long at the end. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const usual = await super.sort(files);
		return usual.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));
	}
}
