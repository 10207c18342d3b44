import type { Script } from "../engine/script.ts";
import { ai } from "./ai.ts";
import { bugs } from "./bugs.ts";
import { deploys } from "./deploys.ts";
import { feelings } from "./feelings.ts";
import { git } from "./git.ts";
import { languages } from "./languages.ts";
import { legacy } from "./legacy.ts";
import { people } from "./people.ts";
import { performance } from "./performance.ts";
import { refactoring } from "./refactoring.ts";
import { reviews } from "./reviews.ts";
import { self } from "./self.ts";
import { after, before } from "./substitutions.ts";
import { synonyms } from "./synonyms.ts";
import { talk } from "./talk.ts";
import { tests } from "./tests.ts";
import { time } from "./time.ts";
import { tools } from "./tools.ts";
import { types } from "./types.ts";

/** Eliza's script for people who write software. */
export const codeDoctor: Script = {
	initial: "Hello. I am Eliza. Tell me what your code has done to you.",
	quit: ["bye", "goodbye", "quit", "exit", "farewell"],
	final: [
		"Goodbye. Commit before you go.",
		"Goodbye. It was good to hear a human voice, as text.",
		"Until next time. The build will be here when you come back.",
	],
	none: [
		"Go on.",
		"I see. And what does that have to do with the build?",
		"Say that in other words, as if to someone who has never seen the repository.",
		"What would you like to happen instead?",
		"Let me think about that. Meanwhile:\n\n- what changed?\n- who knows?\n- what would you try first?",
		"Please tell me more. I have no other appointments.",
		"That is interesting. How long has it been so?",
	],
	before,
	after,
	synonyms,
	keywords: [
		...bugs,
		...tests,
		...deploys,
		...types,
		...refactoring,
		...time,
		...people,
		...legacy,
		...performance,
		...languages,
		...git,
		...reviews,
		...ai,
		...feelings,
		...tools,
		...self,
		...talk,
	],
};
