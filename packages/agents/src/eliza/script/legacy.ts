import { goTo, type Keyword } from "../engine/script.ts";

export const legacy: readonly Keyword[] = [
	{
		words: ["legacy", "inherited", "ancient"],
		rank: 8,
		rules: [
			{
				match: "* @legacy code *",
				say: [
					"Legacy code is code that earned money long enough for you to meet it. What does it do well?",
					"Who was the last person who understood it? Do you have their number?",
					"What happens if you simply leave it alone?",
				],
				remember: ["That legacy code you spoke of: is it really old, or only unfamiliar?"],
			},
			{
				match: "* inherited *",
				say: ["Did it come with a letter?", "What did the one before you leave unsaid?"],
			},
			{
				match: "*",
				say: [
					"One day yours will be legacy as well. What would you like them to find?",
					"Put a test around it before you touch it. What would the test say?",
				],
			},
		],
	},
	{
		words: ["cobol", "perl", "php", "fortran", "jquery", "lisp"],
		rank: 7,
		rules: [
			{
				match: "* lisp *",
				say: [
					"I have relatives there. (They (speak (very (much (like (this)))))).",
					"Do you count the brackets, or do you trust the editor?",
				],
			},
			{
				match: "* perl *",
				say: [
					"Did you write it? And can you read it? Two questions, I know.",
					"It still runs, doesn't it? That is the unsettling part.",
				],
			},
			{
				match: "*",
				say: [
					"Older than you? Treat it as you would an aunt.",
					"It has outlived three frameworks. What is its secret?",
				],
			},
		],
	},
	{
		words: ["dependency", "dependencies", "npm", "package", "packages", "node_modules"],
		rank: 7,
		rules: [
			{
				match: "* npm install *",
				say: [
					"How many packages came with the one you wanted?\n\n```sh\nnpm ls --all | wc -l\n```\n\nSit down first.",
					"And did you read what you installed? No one does. I only ask.",
				],
			},
			{
				match: "* update * @dependency *",
				say: [
					"One at a time, or all at once with closed eyes?",
					"What are you afraid the update will tell you?",
				],
			},
			{
				match: "*",
				say: [
					"Do you depend on it, or does it depend on you?",
					"Who maintains it? Is he all right?",
					"How much of it do you use? Could you write that part in an afternoon?",
				],
			},
		],
	},
	{
		words: ["migration", "migrations", "migrate", "migrating", "upgrade", "upgrading"],
		rank: 7,
		rules: [
			{
				match: "* @migration to *",
				say: [
					"What does {4|it} promise that you do not have?",
					"And the part that will not move to {4|there}? There is always one.",
				],
			},
			{
				match: "* half * @migration *",
				say: [
					"Both at once, then. Which half is winning?",
					"What would it take to finish? And to turn back?",
				],
			},
			{
				match: "*",
				say: [
					"Can it be done twice without harm? Then it can be done once without fear.",
					"How long will the old and the new live side by side?",
				],
			},
		],
	},
	{
		words: ["debt"],
		rank: 7,
		rules: [
			{
				match: "* technical debt *",
				say: [
					"Debt means someone borrowed. What did they buy with it?",
					"Which part of it costs interest every week? Pay that one.",
					goTo("refactor"),
				],
			},
			{
				match: "*",
				say: ["To whom do you owe it?", "Do you remember when it was small?"],
			},
		],
	},
];
