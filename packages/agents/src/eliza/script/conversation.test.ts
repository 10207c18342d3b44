import { expect, test } from "vitest";
import { createEliza } from "../engine/eliza.ts";
import { codeDoctor } from "./code-doctor.ts";

/** One conversation word for word: whoever changes the script sees here how it sounds. */
const conversation: readonly (readonly [user: string, eliza: string])[] = [
	["Hello!", "Hello. I am Eliza. What does your code keep from you today?"],
	["My tests fail on CI.", "What did the tests expect of you on CI?"],
	["They are flaky, I think", "How often, exactly? “Sometimes” cannot be fixed; one in forty can."],
	["I'm afraid of deploying on Friday", "On a Friday. Whom do you dislike so much: the users, or yourself?"],
	["My boss wants it done by tomorrow", "And what if “it done by tomorrow” did not happen?"],
	["Because of the deadline", "Is it the date that presses, or the person behind it?"],
	["I can't reproduce the bug", "What differs between here and there? Data, time, versions, luck?"],
	["It works on my machine", "Then we will ship your machine. What is on it that you have forgotten?"],
	["hmm", "Your tests were failing on CI. Did you make peace?"],
	[
		"I hate merge conflicts",
		"```text\n<<<<<<< yours\nI feel heard\n=======\nI feel merged\n>>>>>>> theirs\n```\n\nWhich do you keep?",
	],
	["You are not very helpful", "What makes you think I am not very helpful?"],
	["Can you write code?", "Does the code do what you want, or what you wrote?"],
	[
		"My code review was harsh",
		"What do you hope for in a review: that they find something, or that they find nothing?",
	],
	[
		"I am tired of legacy code",
		"Legacy code is code that earned money long enough for you to meet it. What does it do well?",
	],
	["Mhm.", "Your boss wanted it done by tomorrow. What do *you* want?"],
	[
		"Should we rewrite it in Rust?",
		"In Rust, of course. And the bugs, will you port them too? Users depend on them.",
	],
	["How do I exit vim?", "```vim\n:q!\n```\n\nThe exclamation mark is how one really means it."],
	["Will AI replace me?", "Which part of you? You are not only what you type."],
	["Tell me a joke", "A test walks into a bar. Then a bar. Then zero bars. Then -1 bars. Then a lizard."],
	["Thank you", "You did the work; I only turned your sentences around."],
	["bye", "Goodbye. Commit before you go."],
];

test("[E13.deterministic] a conversation goes as it always does", () => {
	const eliza = createEliza(codeDoctor);
	let state = eliza.start;
	const heard = conversation.map(([user]) => {
		const answer = eliza.respond(state, user);
		state = answer.state;
		return [user, answer.reply];
	});
	expect(heard).toEqual(conversation);
});
