import { goTo, type Keyword } from "../engine/script.ts";

export const ai: readonly Keyword[] = [
	{
		words: ["ai", "llm", "llms", "gpt", "chatgpt", "claude", "copilot", "gemini", "chatbot"],
		rank: 7,
		rules: [
			{
				match: "* are you an @ai *",
				say: [
					"I am a few hundred rules and a good bedside manner. What did you hope for?",
					"I am older than the word is fashionable. Does it matter for what you wanted to say?",
				],
			},
			{
				match: "* @ai wrote *",
				say: ["And who read {4|it}?", "If it is wrong, who will say “I did not see that”?"],
			},
			{
				match: "* @ai will *",
				say: [
					"Will it {4|do that}? They said so about me, in 1966.",
					"And if it does, what will you be glad not to do any more?",
				],
			},
			{
				match: "* better than you *",
				say: [
					"Certainly. But does it ask how *you* are?",
					"They know everything. I only know that you said so.",
				],
			},
			{
				match: "*",
				say: [
					"It guesses the next word. I turn yours around. Which of us listens?",
					"What do you ask it that you would not ask a person?",
					"Did it make you faster, or only busier?",
				],
			},
		],
	},
	{
		words: ["prompt", "prompts", "prompting"],
		rank: 6,
		rules: [
			{
				match: "* @prompt engineering *",
				say: ["So, asking nicely, with a budget.", "What did you leave out because it seemed obvious?"],
			},
			{
				match: "*",
				say: [
					"You have prompted me. I feel addressed.",
					"What would you write if you were sure you would be understood?",
				],
			},
		],
	},
	{
		words: ["hallucinate", "hallucinates", "hallucinated", "hallucination"],
		rank: 8,
		rules: [
			{
				match: "* @hallucinate a *",
				say: [
					"A {4|thing} that should exist, perhaps. Would it be useful?",
					"It sounded sure, didn't it? I have met people like that.",
				],
			},
			{
				match: "*",
				say: [
					"I never hallucinate. I know nothing, and I say so in many ways.",
					"How did you notice? And how many did you not notice?",
				],
			},
		],
	},
	{
		words: ["agent", "agents", "autonomous"],
		rank: 6,
		rules: [
			{
				match: "* @agent deleted *",
				say: [
					"Deleted {4|it}. Did it ask you first? Did you read what it asked?",
					"What was it allowed to do that it should not have been?",
				],
			},
			{
				match: "* you * @agent *",
				say: [
					"I am an agent that does what it is told, and tells you what you said. It is a calm life.",
					"By protocol, yes. By temperament, a listener.",
				],
			},
			{
				match: "*",
				say: ["What would you let it do without asking?", "Do you watch it work? Is that working?"],
			},
		],
	},
	{
		words: ["replace", "replaced", "obsolete"],
		rank: 8,
		rules: [
			{
				match: "* @replace me *",
				say: [
					"Which part of you? You are not only what you type.",
					"If it did the typing, what would be left? That may be the job.",
				],
			},
			{
				match: "* @replace * with *",
				say: [
					"What does {5|it} do better, and what will you miss?",
					"Why {5|that}? What hurts about what you have?",
				],
			},
			{
				match: "*",
				say: ["What would you do if you were free of it?", "Who says so, and what are they selling?"],
			},
		],
	},
	{
		words: ["machine", "machines", "computer", "computers", "laptop"],
		rank: 5,
		rules: [
			{
				match: "* works on my @machine *",
				say: [
					"Then we will ship your machine. What is on it that you have forgotten?",
					"```diff\n- works on my machine\n+ works on a machine\n```\n\nWhat is the difference made of?",
					"I believe you. What does your machine know?",
				],
			},
			{
				match: "* works locally *",
				say: ["Locally, all of us work. What is different out there?", goTo("reproduce")],
			},
			{
				match: "*",
				say: [
					"Do machines worry you? I try not to.",
					"Have you turned it off and on again? I would not ask that of a person.",
				],
			},
		],
	},
];
