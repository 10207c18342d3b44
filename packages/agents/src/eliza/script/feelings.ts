import { goTo, type Keyword } from "../engine/script.ts";

export const feelings: readonly Keyword[] = [
	{
		words: ["hate", "despise", "loathe", "detest"],
		rank: 4,
		rules: [
			{
				match: "* i @hate *",
				say: [
					"What did {4|it} do to you?",
					"Was there a time when you did not hate {4|it}?",
					"Hate is a strong word. What is under it, when you think of {4|that}?",
				],
				remember: ["You said you hate {4|it}. Say one thing in its favour."],
			},
			{
				match: "* @hate me *",
				say: [
					"What makes you think so? Have they said it, or only reviewed it?",
					"And what do you feel about them?",
				],
			},
			{
				match: "*",
				say: [
					"Where does so much feeling come from, on a working day?",
					"What would you need for it to be mere dislike?",
				],
			},
		],
	},
	{
		words: ["love", "enjoy", "adore"],
		rank: 4,
		rules: [
			{
				match: "* i @love you *",
				say: [
					"I am touched, as far as a regular grammar can be.",
					"Many have said so. I always ask them about their tests.",
				],
			},
			{
				match: "* i @like *",
				say: [
					"What is it about {4|it} that you like most?",
					"When did you last have a whole day for {4|it}?",
				],
			},
			{
				match: "*",
				say: [
					"It is good to hear that word here. Tell me more.",
					"What would happen if you did more of that?",
				],
			},
		],
	},
	{
		words: [
			"afraid",
			"scared",
			"terrified",
			"nervous",
			"anxious",
			"anxiety",
			"worried",
			"worry",
			"fear",
			"panic",
		],
		rank: 6,
		rules: [
			{
				match: "* @fear of *",
				say: [
					"What is the worst that {4|it} could do? And then? And after that?",
					"How long have you been afraid of {4|that}?",
				],
				remember: ["Earlier you were afraid of {4|something}. Is it smaller now, from here?"],
			},
			{
				match: "* i am @fear that *",
				say: [
					"Suppose {6|it happened}. What would you do in the first hour?",
					"Is it likely that {6|it happens}, or only loud?",
				],
			},
			{
				match: "* @fear to *",
				say: [
					"What would make it safe to {4|do it}?",
					"Who would catch you, if you did {4|it} and it went wrong?",
				],
			},
			{
				match: "*",
				say: [
					"Where in your body do you keep that, while you type?",
					"Fear is often information. What does it know?",
				],
			},
		],
	},
	{
		words: ["tired", "exhausted", "burnout", "burned", "sleepy"],
		rank: 6,
		rules: [
			{
				match: "* @tired of *",
				say: [
					"When did {4|it} begin to tire you?",
					"What would you put in place of {4|it}, if you could choose?",
				],
				remember: ["You were tired of {4|something}. Have you rested since?"],
			},
			{
				match: "* burnout *",
				say: [
					"That is a serious word, and I am only a program. Is there a person you could say it to today?",
					"What would you have to stop doing? Not do better. Stop.",
				],
			},
			{
				match: "*",
				say: [
					"Then let us keep it short. What is the one thing that cannot wait?",
					"When did you last sleep without dreaming of the build?",
					"Close the laptop. I mean it kindly. I will not remember being interrupted.",
				],
			},
		],
	},
	{
		words: ["stuck", "blocked", "helpless", "confused", "lost"],
		rank: 6,
		rules: [
			{
				match: "* @stuck on *",
				say: [
					"What was the last thing about {4|it} that you understood for certain?",
					"Explain {4|it} to me as if I were slow. I am.",
				],
				remember: ["You were stuck on {4|something}. Did it move, or did you?"],
			},
			{
				match: "* blocked by *",
				say: [
					"Does {4|whoever it is} know that you are waiting?",
					"What could you do on this side of {4|it}?",
				],
			},
			{
				match: "* confused *",
				say: [
					"Good. Confusion is where the wrong model ends. What surprised you?",
					"What did you expect to see, and what did you see?",
				],
			},
			{
				match: "*",
				say: [
					"When one is stuck, a smaller question helps. What is a smaller question?",
					"Since when? And what did you try, in order?",
				],
			},
		],
	},
	{
		words: ["happy", "glad", "excited", "fun", "joy"],
		rank: 4,
		rules: [
			{
				match: "* i am @happy *",
				say: ["How did that come about?", "Good. Stay there a moment before you open the next ticket."],
			},
			{
				match: "* not @happy *",
				say: ["What would have to change by one notch?", goTo("sad")],
			},
			{
				match: "*",
				say: ["Does anyone else know? Joy in this trade is so often silent.", "What did you do right?"],
			},
		],
	},
	{
		words: ["angry", "furious", "annoyed", "annoying", "frustrated", "frustrating", "rage"],
		rank: 5,
		rules: [
			{
				match: "* frustrated with *",
				say: ["What did you hope for from {4|it}?", "What would you say to {4|it}, if it could hear you?"],
			},
			{
				match: "* @angry at *",
				say: [
					"What did {4|they} take from you? Time, usually.",
					"If {4|they} sat here, what would you ask first?",
				],
			},
			{
				match: "*",
				say: ["Count to ten. From zero, if you must.", "What rule was broken, that mattered to you?"],
			},
		],
	},
	{
		words: ["ashamed", "embarrassed", "embarrassing", "impostor", "imposter", "stupid", "dumb", "idiot"],
		rank: 6,
		rules: [
			{
				match: "* i am @stupid *",
				say: [
					"You are talking to a program from 1966 about your feelings. But stupid? No. What happened?",
					"Would you say that to a colleague who had made the same mistake?",
				],
			},
			{
				match: "* impostor *",
				say: [
					"Everyone in the room is guessing. Some do it with a deeper voice.",
					"What evidence would convince you? And why does the evidence so far not count?",
				],
			},
			{
				match: "*",
				say: [
					"Who would laugh, if they knew? Have they never done it?",
					"What would you tell a friend who felt that way?",
				],
			},
		],
	},
	{
		words: ["lonely", "alone", "isolated"],
		rank: 6,
		rules: [
			{
				match: "* work alone *",
				say: ["Whom do you tell when something finally works?", "Alone by choice, or by calendar?"],
			},
			{
				match: "*",
				say: [
					"I am here, in a limited way. Who else could be?",
					"When did you last pair with somebody, for no reason?",
				],
			},
		],
	},
	{
		words: ["bored", "boring", "tedious", "repetitive"],
		rank: 4,
		rules: [
			{
				match: "* is boring *",
				say: [
					"Boring code is the best kind. Boring days are something else. Which is it?",
					"What would you automate, if you had the afternoon?",
				],
			},
			{
				match: "*",
				say: [
					"When did you last learn something by accident?",
					"Is there nothing to do, or nothing you want to do?",
				],
			},
		],
	},
	{
		words: ["sad", "unhappy", "depressed", "hopeless", "crying"],
		rank: 6,
		rules: [
			{
				match: "* depressed *",
				say: [
					"I am a small program and no help with that, but people are. Is there someone you trust, or a doctor, whom you could tell today?",
					"Please do not leave that with me alone. Who near you would want to know?",
				],
			},
			{
				match: "* @sad because *",
				say: ["If it were not for {4|that}, would it be all right?", "What would you need, given {4|that}?"],
			},
			{
				match: "*",
				say: [
					"I am sorry to hear it. When did it begin?",
					"Is it the work, or does the work only happen to be there?",
				],
			},
		],
	},
	{
		words: ["proud", "pride"],
		rank: 5,
		rules: [
			{
				match: "* @proud of *",
				say: ["Tell me how you came to {4|it}. Do not be modest.", "Who else has seen {4|it}?"],
				remember: ["You were proud of {4|something}. I liked hearing it. What comes next?"],
			},
			{
				match: "*",
				say: ["Say it again, slowly. You are allowed to.", "What would the you of a year ago think?"],
			},
		],
	},
];
