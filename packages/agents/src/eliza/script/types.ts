import { goTo, type Keyword, newKey } from "../engine/script.ts";

export const types: readonly Keyword[] = [
	{
		words: ["type", "types", "typing", "typed"],
		rank: 6,
		rules: [
			{
				match: "* @type error *",
				say: [
					"The compiler disagrees with you. Has it ever been right before?",
					"Read it from the bottom up. What does the last line ask for?",
				],
			},
			{
				match: "* the @type of *",
				say: [
					"What would you like {5|it} to be, if no one were checking?",
					"Who decides what {5|it} is, and do they know?",
				],
			},
			{
				match: "* @hate @type *",
				say: ["What did a type refuse you?", "Do you dislike being told in advance, or being told at all?"],
			},
			{
				match: "* type *",
				say: [
					"Could the type make the wrong thing impossible, instead of unlikely?",
					"What do you know about it that the type does not say?",
					newKey,
				],
			},
			{
				match: "*",
				say: [
					"Types are promises. Which one do you find hard to keep?",
					"What would break if you let the compiler have its way?",
				],
			},
		],
	},
	{
		words: ["any"],
		rank: 1,
		rules: [
			{
				match: "* as any *",
				say: [
					"`as any` is a way of saying *trust me* to someone who was trying to help. Should they?",
					"What is it really? You know. The compiler would like to know, too.",
				],
			},
			{
				match: "* any any *",
				say: [
					"How many are there? Count them. I will wait.",
					"Each `any` was once a small tiredness. Which was the first?",
				],
			},
			{ match: "*", say: [newKey] },
		],
	},
	{
		words: ["typescript"],
		rank: 7,
		rules: [
			{
				match: "* typescript @is *",
				say: [
					"{4|That}? Or is it JavaScript that is, with TypeScript telling you?",
					"What did you write before, and what do you miss?",
				],
			},
			{
				match: "* @use typescript *",
				say: [
					'Strictly? I mean:\n\n```json\n{ "strict": true }\n```',
					"And does it find your mistakes, or only your shortcuts?",
				],
			},
			{
				match: "*",
				say: [
					"Do you write types to be checked, or to be understood?",
					"How do you feel when the red squiggle goes away? And did you earn it?",
				],
			},
		],
	},
	{
		words: ["generic", "generics"],
		rank: 6,
		rules: [
			{
				match: "* too @generic *",
				say: ["How many callers does it have? If it is one, you have your answer.", goTo("abstraction")],
			},
			{
				match: "*",
				say: ["What does `T` stand for, when you are alone with it?", "Would two plain functions be so bad?"],
			},
		],
	},
	{
		words: ["cast", "casts", "casting"],
		rank: 6,
		rules: [
			{
				match: "* @cast to *",
				say: ["Is it {4|that}, or do you only wish it were?", "Who checks that it really is {4|one}?"],
			},
			{
				match: "*",
				say: [
					"A cast is an opinion. What would a check cost?",
					"What do you know there that the compiler cannot see? Could you show it?",
				],
			},
		],
	},
];
