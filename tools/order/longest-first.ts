import { BaseSequencer, type TestSpecification } from "vitest/node";
import { rankOf } from "./rank.ts";

/** Files of minutes before files of seconds, whatever project they are of: what runs last leaves no core idle for long. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const usual = await super.sort(files);
		return usual.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));
	}
}
