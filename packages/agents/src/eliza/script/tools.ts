import { goTo, type Keyword } from "../engine/script.ts";

export const tools: readonly Keyword[] = [
	{
		words: ["editor", "vim", "emacs", "vscode", "ide"],
		rank: 6,
		rules: [
			{
				match: "* exit vim *",
				say: [
					"```vim\n:q!\n```\n\nThe exclamation mark is how one really means it.",
					"Do you want to leave, or do you want to be let go?",
				],
			},
			{
				match: "* emacs *",
				say: [
					"I live in there as well, you know. `M-x doctor`. It is roomy.",
					"Does your little finger forgive you?",
				],
			},
			{
				match: "*",
				say: [
					"How many of its features do you use, and how many do you defend?",
					"Would you know how to work without it, for a day?",
				],
			},
		],
	},
	{
		words: ["tabs", "spaces", "indentation", "formatter", "linter", "lint"],
		rank: 6,
		rules: [
			{
				match: "* tabs or spaces *",
				say: ["Which did your parents use?", "Let a formatter decide, and use the time to call someone."],
			},
			{
				match: "* linter *",
				say: [
					"Does it correct you, or does it protect you?",
					"How many of its rules have you switched off with a sigh?",
				],
			},
			{
				match: "*",
				say: [
					"It is never about the whitespace. What is it about?",
					"Has anyone ever changed their mind about it? Have you?",
				],
			},
		],
	},
	{
		words: ["terminal", "shell", "bash", "command", "script"],
		rank: 5,
		rules: [
			{
				match: "* rm rf *",
				say: ["Where were you standing when you typed it?", "Tell me about your backups. Slowly."],
			},
			{
				match: "* bash script *",
				say: [
					"How long is it? Past a hundred lines, it wants to be something else.",
					"Does it begin with\n\n```sh\nset -euo pipefail\n```\n\nor with hope?",
				],
			},
			{
				match: "*",
				say: ["Do you remember what it does, or does your shell history?", goTo("log")],
			},
		],
	},
	{
		words: ["api", "apis", "endpoint", "rest", "graphql", "microservice", "microservices"],
		rank: 6,
		rules: [
			{
				match: "* microservices *",
				say: [
					"How many teams are you? And how many services? Again, only the ratio.",
					"You have cut the program into pieces. Are the pieces happier?",
				],
			},
			{
				match: "* the @api *",
				say: [
					"Who calls it, and what do they wish it were called?",
					"What can it never change now, because someone depends on it?",
				],
			},
			{
				match: "*",
				say: [
					"An interface is a promise to strangers. What do you promise?",
					"Does it return 200 when it means no? Be honest.",
				],
			},
		],
	},
	{
		words: ["security", "password", "passwords", "secret", "secrets", "hacked", "vulnerability"],
		rank: 8,
		rules: [
			{
				match: "* my password *",
				say: [
					"Do not tell me. I would repeat it back to you.",
					"Is it the same one as everywhere? You need not answer. Change it.",
				],
			},
			{
				match: "* we * hacked *",
				say: [
					"Who knows, who must know, and who is rotating the keys?",
					"What did they reach? Start from there and walk outwards.",
				],
			},
			{
				match: "*",
				say: [
					"Against whom? A curious cousin and a government need different locks.",
					"What would you least like to read about yourselves in the news?",
				],
			},
		],
	},
	{
		words: ["code", "coding", "programming", "program", "software"],
		rank: 3,
		rules: [
			{
				match: "* my @code *",
				say: [
					"What does your code say about you?",
					"If your code were a room, would you let guests in?",
					"Who else has to live in your code?",
				],
				remember: ["Let us come back to your code. What part of it do you avoid?"],
			},
			{
				match: "* learn * programming *",
				say: [
					"What would you like to be able to make?",
					"Make something small and useless that you love. What is it?",
				],
			},
			{
				match: "* bad @code *",
				say: ["Bad, or tired? They look alike.", "What did its author know at the time?", goTo("refactor")],
			},
			{
				match: "*",
				say: [
					"Does the code do what you want, or what you wrote?",
					"When did you last delete some? How was that?",
				],
			},
		],
	},
];
