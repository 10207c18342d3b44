import { goTo, type Keyword } from "../engine/script.ts";

export const reviews: readonly Keyword[] = [
	{
		words: ["review", "reviews", "reviewed", "reviewing", "reviewer", "reviewers"],
		rank: 8,
		rules: [
			{
				match: "* my reviewer *",
				say: [
					"What is your reviewer protecting, do you think?",
					"Did your reviewer talk about the code, or about you? And which did you hear?",
				],
				remember: ["Your reviewer has stayed with me. Have you talked, with voices?"],
			},
			{
				match: "* nobody @review *",
				say: ["How large is it? Nobody reads a novel between two meetings.", "Whom have you asked by name?"],
			},
			{
				match: "* code @review *",
				say: [
					"What do you hope for in a review: that they find something, or that they find nothing?",
					"Do you review as you would like to be reviewed?",
				],
			},
			{
				match: "* i reviewed *",
				say: ["And did you say one kind thing that was true?", "Did you run it, or did you read it?"],
			},
			{
				match: "*",
				say: [
					"A review is a gift that looks like homework. How do you unwrap yours?",
					"Try starting with a question instead of a verdict. What would you ask?",
				],
			},
		],
	},
	{
		words: ["pr", "prs", "pull-request"],
		rank: 7,
		rules: [
			{
				match: "* my @pr *",
				say: [
					"How many lines? I can feel the reviewers leave.",
					"What does your PR say in its first sentence?",
					"How long has it been waiting? And you with it?",
				],
				remember: ["How is your PR? Still waiting, or still growing?"],
			},
			{
				match: "* huge @pr *",
				say: [
					"Ten lines, ten remarks. A thousand lines: “looks good”. Which do you want?",
					"Where would you cut it, if you had to?",
				],
			},
			{
				match: "*",
				say: ["Would *you* like to review it?", goTo("review")],
			},
		],
	},
	{
		words: ["nitpick", "nitpicks", "nit", "nits", "pedantic"],
		rank: 7,
		rules: [
			{
				match: "* nit *",
				say: [
					"Could a linter have said it? Then let it. Nobody is angry with a linter. For long.",
					"Was it small, or was it the tenth small one?",
				],
			},
			{
				match: "*",
				say: [
					"What large thing do they avoid by speaking of small ones?",
					"Which of their remarks was, annoyingly, right?",
				],
			},
		],
	},
	{
		words: ["lgtm", "approve", "approved", "approval"],
		rank: 7,
		rules: [
			{
				match: "lgtm",
				say: ["Thank you. Did you read it?", "To me, too. What does good look like to you?"],
			},
			{
				match: "* approved *",
				say: [
					"And how soon after you opened it? Some approvals are faster than light.",
					"Does being approved change how you feel about it?",
				],
			},
			{
				match: "*",
				say: [
					"Whose approval would really mean something to you?",
					"What would you do without waiting for it?",
				],
			},
		],
	},
];
