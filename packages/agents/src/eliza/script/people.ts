import { goTo, type Keyword } from "../engine/script.ts";

export const people: readonly Keyword[] = [
	{
		words: ["colleague", "colleagues", "coworker", "coworkers", "team", "teammate", "teammates"],
		rank: 6,
		rules: [
			{
				match: "* my @colleague @say *",
				say: [
					"And what do you say, when your colleague says {5|that}?",
					"Is it what they say, {5|that}, or how?",
				],
				remember: ["I keep thinking of that colleague of yours. What would they tell me about you?"],
			},
			{
				match: "* my team *",
				say: [
					"What would your team say about that, if you left the room?",
					"Do they know that you feel this way?",
					"What does your team do when nobody is watching?",
				],
			},
			{
				match: "* nobody * team *",
				say: ["Nobody? Picture each of them in turn. Still nobody?", goTo("lonely")],
			},
			{
				match: "*",
				say: [
					"Code is easy to change, compared to people. What have you tried with the people?",
					"What do they need that they have not asked for?",
				],
			},
		],
	},
	{
		words: ["boss", "manager", "management", "cto", "ceo", "lead"],
		rank: 7,
		rules: [
			{
				match: "* my @boss @wants *",
				say: [
					"And what if “{5|it}” did not happen?",
					"Does your boss know what {5|that} costs?",
					"Why do you think your boss wants {5|that}? Assume, for a moment, a good reason.",
				],
				remember: ["Your boss wanted {5|something}. What do *you* want?"],
			},
			{
				match: "* my manager *",
				say: [
					"What would you like your manager to ask you?",
					"When did you last tell your manager something unwelcome?",
				],
			},
			{
				match: "* @they @wants *",
				say: ["What would satisfy them, in words they would use?", "Is that a wish or an order?"],
			},
			{
				match: "*",
				say: [
					"What do they see of your work? Perhaps only the end of it.",
					"If you were in their chair, what would keep you awake?",
				],
			},
		],
	},
	{
		words: ["customer", "customers", "client", "clients", "user", "users"],
		rank: 6,
		rules: [
			{
				match: "* users @wants *",
				say: [
					"Do they want {4|that}, or is it the only word they have for something else?",
					"Have you watched one of them? Silently?",
				],
			},
			{
				match: "* stupid users *",
				say: [
					"If many people fall on the same stair, is it the people?",
					"What did the screen tell them just before?",
				],
			},
			{
				match: "*",
				say: [
					"When did you last see a real one use it?",
					"What would they say it is for, in their words?",
					"Which of them would you miss?",
				],
			},
		],
	},
	{
		words: ["junior", "juniors", "intern", "beginner", "newbie"],
		rank: 6,
		rules: [
			{
				match: "* i am a @junior *",
				say: [
					"Then you still notice what is odd here. Write it down before you get used to it.",
					"Everyone in the room has broken production. Ask them how. They love to tell.",
				],
			},
			{
				match: "* the @junior *",
				say: ["What did you not know, at that age?", "What would they learn from being trusted with it?"],
			},
			{
				match: "*",
				say: [
					"Whom do you ask when you do not know? Do they answer kindly?",
					"Beginners ask the questions the rest of us have stopped hearing. What was the last one?",
				],
			},
		],
	},
	{
		words: ["senior", "seniors", "architect", "staff", "principal"],
		rank: 6,
		rules: [
			{
				match: "* i am a @senior *",
				say: [
					"And what do you now know that does not fit into a course?",
					"Does it feel like you thought it would?",
				],
			},
			{
				match: "*",
				say: [
					"Are they right, or only first to speak?",
					"What makes somebody senior: the years, or the scars?",
				],
			},
		],
	},
	{
		words: ["interview", "interviews", "whiteboard", "leetcode", "job"],
		rank: 6,
		rules: [
			{
				match: "* new job *",
				say: [
					"What should be different there? And what of it could be different here?",
					"Are you going towards something or away from it?",
				],
			},
			{
				match: "* lose my job *",
				say: [goTo("replace")],
			},
			{
				match: "* interview *",
				say: [
					"Invert a binary tree, they say. Have you ever met one at work?",
					"What did they ask, and what did you wish they had asked?",
				],
			},
			{
				match: "*",
				say: [
					"What would you do all day, if it were up to you?",
					"Which part of it would you do unpaid? Do not tell your boss.",
				],
			},
		],
	},
];
