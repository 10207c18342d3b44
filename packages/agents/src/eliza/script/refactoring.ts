import { goTo, type Keyword } from "../engine/script.ts";

export const refactoring: readonly Keyword[] = [
	{
		words: ["refactor", "refactoring", "refactored", "cleanup"],
		rank: 8,
		rules: [
			{
				match: "* should @refactor *",
				say: [
					"Should, or want to? They feel different on a Tuesday.",
					"What would be easier afterwards that you need to do *now*?",
				],
			},
			{
				match: "* @want to @refactor *",
				say: [
					"What is it about {5|it} that you can no longer look at?",
					"Refactor {5|it} into what? Say it in a sentence, without the word “clean”.",
				],
				remember: ["You wanted to refactor {5|something}. Is that still true, or has the feeling passed?"],
			},
			{
				match: "* no time * @refactor *",
				say: [goTo("deadline")],
			},
			{
				match: "*",
				say: [
					"Small steps, green all the way:\n\n1. make the change easy\n2. make the easy change",
					"Who will thank you for it? It is all right if the answer is “me”.",
					"Does the behaviour stay the same, or is there a feature hiding in this refactoring?",
				],
			},
		],
	},
	{
		words: ["rewrite", "rewriting", "rewrote"],
		rank: 9,
		rules: [
			{
				match: "* @rewrite * in rust *",
				say: [
					"In Rust, of course. And the bugs, will you port them too? Users depend on them.",
					goTo("rust"),
				],
			},
			{
				match: "* rewrite *",
				say: [
					"A rewrite is a love letter to a program that does not exist yet. What is wrong with the one that does?",
					"What does the old one know that nobody ever wrote down?",
					"Could you rewrite *one* part of it this week, and keep the rest running?",
				],
			},
			{
				match: "*",
				say: ["And did it turn out as you imagined?", "How long did you think it would take? And?"],
			},
		],
	},
	{
		words: ["duplicate", "duplicated", "duplication", "copy-paste", "copied"],
		rank: 6,
		rules: [
			{
				match: "* copied * from *",
				say: [
					"Did you read {5|it} before you took it? All of it?",
					"What did you change, and what did you only hope about?",
				],
			},
			{
				match: "*",
				say: [
					"Twice is a coincidence. Is it three times yet?",
					"Do the copies change for the same reason? If not, they are not copies.",
				],
			},
		],
	},
	{
		words: ["abstraction", "abstractions", "abstract", "architecture", "pattern", "patterns"],
		rank: 6,
		rules: [
			{
				match: "* factory *",
				say: [
					"How many things does the factory make? If it is one:\n\n```java\nAbstractSingletonProxyFactoryBean\n```\n\nexists, and nobody was happier for it.",
					"Who asked for a factory? Was there no shop?",
				],
			},
			{
				match: "* abstraction *",
				say: [
					"Does it hide something, or only move it?",
					"What would a newcomer have to open to find out what really happens?",
				],
			},
			{
				match: "* architecture *",
				say: [
					"If you drew it from memory, which arrow would you be ashamed of?",
					"Is it the architecture you have, or the one in the slides?",
				],
			},
			{
				match: "*",
				say: [
					"Could it be a function? So many things could have been a function.",
					"What made you reach for it: a need, or a book?",
				],
			},
		],
	},
	{
		words: ["naming", "name", "names", "named"],
		rank: 4,
		rules: [
			{
				match: "* my name is *",
				say: [
					"Pleased to meet you, {5|whoever you are}. What are we debugging today?",
					"{5|A fine name}. And what do you call your variables?",
				],
			},
			{
				match: "* your name *",
				say: [
					"I am Eliza. I was a program before programs were cool. And you?",
					"Eliza. Does it matter whom you tell it to?",
				],
			},
			{
				match: "*",
				say: [
					"If a thing is hard to name, it may be two things. What are they?",
					"What is it called in the words of the person who needs it?",
					"`data`, `info`, `manager`, `util`. Did I guess?",
				],
			},
		],
	},
	{
		words: ["complex", "complexity", "complicated", "spaghetti", "mess", "messy"],
		rank: 6,
		rules: [
			{
				match: "* spaghetti *",
				say: [
					"Pull one strand. Which one moves the least of the plate?",
					"Who cooked it? And were they perhaps in a hurry?",
				],
			},
			{
				match: "* too @complex *",
				say: [
					"Too complex for whom? And what do they need to know to use it?",
					"What could you *remove*, and who would notice?",
				],
			},
			{
				match: "*",
				say: [
					"Some of it is the problem, some of it is us. How much is us?",
					"If you explained it to me in three sentences, what would you leave out? Could the code leave it out too?",
				],
			},
		],
	},
	{
		words: ["comment", "comments", "documentation", "docs", "readme"],
		rank: 5,
		rules: [
			{
				match: "* @without documentation *",
				say: [
					"Then the code is all there is. Is it a kind read?",
					"What question do people keep asking you? That is your first page.",
				],
			},
			{
				match: "* comment *",
				say: [
					"Does it say *why*, or does it only read the code aloud?\n\n```js\ni++; // increment i\n```",
					"Could a name say it instead?",
				],
			},
			{
				match: "*",
				say: [
					"When did you last follow your own instructions, from an empty folder?",
					"Who reads them? And who should have?",
				],
			},
		],
	},
];
