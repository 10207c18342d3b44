import { say } from "@parley/words/spoken";
/** Prompts to begin with, for known agents. */
export const examplesFor = (agent: string): readonly string[] =>
	agent === "eliza"
		? [say("chat.exampleTests"), say("chat.exampleFear"), "/plan", "/permission", "/help"]
		: [];
