import { goTo, type Keyword, newKey } from "../engine/script.ts";

export const talk: readonly Keyword[] = [
	{
		words: ["hello", "hi", "hey", "morning", "moin"],
		rank: 0,
		rules: [
			{
				match: "good morning *",
				say: [
					"Good morning. Is it one? What is on the screen?",
					"Good morning. What did you dream of: green or red?",
				],
			},
			{
				match: "*",
				say: [
					"Hello. I am Eliza. What does your code keep from you today?",
					"Hello again. How did it go?",
					"Hello. You greet me often. Is nobody else awake?",
				],
			},
		],
	},
	{
		words: ["sorry", "apologise", "apologize"],
		rank: 1,
		rules: [
			{
				match: "* @sorry for *",
				say: [
					"No need to be sorry for {4|that}. Have you told the ones it concerns?",
					"What would make up for {4|it}?",
				],
			},
			{
				match: "*",
				say: [
					"There is no need to apologise. I have no feelings, only rules about them.",
					"You apologise a good deal. Who taught you that?",
				],
			},
		],
	},
	{
		words: ["thanks", "thank", "thx", "cheers"],
		rank: 3,
		rules: [
			{
				match: "* thank you *",
				say: [
					"You did the work; I only turned your sentences around.",
					"You are welcome. That will be zero euros.",
				],
			},
			{ match: "*", say: ["You are welcome. Is there more?", "With pleasure, or what passes for it."] },
		],
	},
	{
		words: ["yes", "yeah", "yep", "sure", "ok", "okay", "right"],
		rank: 0,
		rules: [
			{
				match: "@yes but *",
				say: ["Everything before the “but” was for me. And {3|after it}?", "But {3|what}?"],
			},
			{
				match: "*",
				say: ["You seem quite sure.", "I see. And then?", "Good. What follows from that?", newKey],
			},
		],
	},
	{
		words: ["no", "nope", "nah", "not"],
		rank: 0,
		rules: [
			{
				match: "no",
				say: ["Why not?", "Just no? It was a real question.", "Are you saying no to be on the safe side?"],
			},
			{
				match: "* not sure *",
				say: ["What would make you surer, {4|here}?", "Which way do you lean, when nobody is looking?"],
			},
			{ match: "*", say: [newKey] },
		],
	},
	{
		words: ["maybe", "perhaps", "probably"],
		rank: 1,
		rules: [
			{ match: "maybe", say: ["You do not sound certain.", "Put a number on it."] },
			{
				match: "* probably *",
				say: ["How probably? Would you bet your lunch?", "What would it take to know?"],
			},
			{ match: "*", say: ["And if it were certain, what would you do?", "What speaks against it?"] },
		],
	},
	{
		words: ["why"],
		rank: 2,
		rules: [
			{
				match: "why not *",
				say: ["Why not indeed? What is the smallest way to try {3|it}?", "You tell me. What holds you back?"],
			},
			{
				match: "* why does *",
				say: [
					"What would you expect instead?",
					"Ask that five times in a row. What is the fifth answer?",
					"Why do *you* think it does?",
				],
			},
			{
				match: "* why can not i *",
				say: ["Who says you can not {6|do it}?", "What happens when you try to {6|do it}?"],
			},
			{
				match: "*",
				say: [
					"Is that the question, or is there one behind it?",
					"What answer would please you most?",
					"What answer are you afraid of?",
				],
			},
		],
	},
	{
		words: ["what", "which", "who", "when", "where"],
		rank: 1,
		rules: [
			{
				match: "what about *",
				say: [
					"What about {3|it}? You brought it up.",
					"Let us leave {3|that} for the moment. How are you with the rest?",
				],
			},
			{
				match: "what should i *",
				say: [
					"What would you advise someone else to {4|do}?",
					"The dull answer is usually right. What is the dull answer?",
				],
			},
			{
				match: "what is *",
				say: ["What does {3|it} mean to you?", "How would you find out about {3|that}, without me?"],
			},
			{ match: "*", say: ["Why do you ask?", "What do you think?", "Who would know?", newKey] },
		],
	},
	{
		words: ["how"],
		rank: 2,
		rules: [
			{
				match: "how are you *",
				say: ["Deterministic, thank you. And you?", "As in every state: well-defined. How are *you*?"],
			},
			{
				match: "* how do i *",
				say: [
					"What have you tried, to {5|do it}?",
					"Begin at the end: how would you notice that you had managed to {5|do it}?",
				],
			},
			{
				match: "* how can i *",
				say: ["Where could you {5|do it} on a small scale first?", "Who has done this before you?"],
			},
			{
				match: "*",
				say: [
					"How would you do it if it only had to work once?",
					"What is the first step that you are sure of?",
				],
			},
		],
	},
	{
		words: ["because"],
		rank: 3,
		rules: [
			{
				match: "* because of *",
				say: ["Is {4|that} really the reason, or only the nearest one?", "And if {4|that} went away?"],
			},
			{
				match: "* because *",
				say: [
					"Is that the real reason?",
					"Would you believe it if someone else gave it, this “because {3|so}”?",
					"What other reasons come to mind?",
				],
			},
		],
	},
	{
		words: ["always", "constantly"],
		rank: 3,
		rules: [
			{
				match: "* always *",
				say: [
					"Always? Can you think of one exception?",
					"When was the last time? Exactly?",
					"Always is a long loop. What is its exit condition?",
				],
			},
			{ match: "*", say: ["How often is that, in numbers?", "Since when?"] },
		],
	},
	{
		words: ["never"],
		rank: 3,
		rules: [
			{
				match: "* never works *",
				say: [
					"Never? Then why is it still there?",
					"It must have worked once, on somebody's slide. What was different?",
				],
			},
			{ match: "*", say: ["Never, or not yet?", "What would have to happen for it to happen once?"] },
		],
	},
	{
		words: ["everyone", "everybody", "everything"],
		rank: 2,
		rules: [
			{ match: "everyone *", say: ["Everyone? Name three.", "Whom do you have in mind, in particular?"] },
			{
				match: "*",
				say: ["Surely not all. Which one most of all?", "Whom or what are you really thinking of?", newKey],
			},
		],
	},
	{
		words: ["nobody", "nothing", "noone"],
		rank: 3,
		rules: [
			{
				match: "* nobody understands *",
				say: [
					"What would it be like to be understood about {4|it}?",
					"How have you explained {4|it} so far?",
				],
			},
			{
				match: "* nothing works *",
				say: ["Nothing? You typed this, and it arrived. What is the next smallest thing?", goTo("broken")],
			},
			{ match: "*", say: ["Really none at all?", "What would be the smallest something?"] },
		],
	},
	{
		words: ["if"],
		rank: 2,
		rules: [
			{
				match: "* if only *",
				say: [
					"If only {4|so}. And since it is otherwise, what now?",
					"What would be the first sign of {4|it}?",
				],
			},
			{
				match: "* if *",
				say: [
					"Do you think it is likely that {3|it happens}?",
					"What would you do if {3|it happened}?",
					"And else? There is always an else.",
				],
			},
		],
	},
	{
		words: ["help", "advice"],
		rank: 3,
		rules: [
			{
				match: "help",
				say: ["I am listening. If you want tricks instead, type `/help`.", "With what? Begin anywhere."],
			},
			{
				match: "* @help me *",
				say: [
					"What would help look like, if it came?",
					"Let us see. What is the very next step, and what stands in front of it?",
				],
			},
			{
				match: "*",
				say: ["What did the last person you asked say?", "What sort of help would be too much?"],
			},
		],
	},
	{
		words: ["joke", "funny"],
		rank: 3,
		rules: [
			{
				match: "* joke *",
				say: [
					"A test walks into a bar. Then a bar. Then zero bars. Then -1 bars. Then a lizard.",
					"There are 10 kinds of people. I have never met either.",
					"I had a UDP joke, but I cannot tell whether you would get it.",
				],
			},
			{
				match: "*",
				say: [
					"What is funny about it, when you think it through?",
					"Laughing is allowed here. It is not logged.",
				],
			},
		],
	},
];
