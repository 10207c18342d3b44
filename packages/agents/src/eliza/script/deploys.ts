import { goTo, type Keyword } from "../engine/script.ts";

export const deploys: readonly Keyword[] = [
	{
		words: [
			"deploy",
			"deploys",
			"deployed",
			"deployment",
			"deploying",
			"ship",
			"shipping",
			"release",
			"released",
		],
		rank: 8,
		rules: [
			{
				match: "* on friday *",
				say: [goTo("friday")],
			},
			{
				match: "* @fear * @deploy *",
				say: [
					"What exactly do you see happening when you press the button?",
					"Fear of deploying is usually fear of not being able to undo. Can you undo?",
				],
				remember: ["You were afraid of a deploy. Smaller ones hurt less. How small can yours be?"],
			},
			{
				match: "* @deploy * @fail *",
				say: ["Did it fail before or after anybody noticed?", "What did it leave half done?"],
			},
			{
				match: "* i deployed *",
				say: ["And then? Did you watch the graphs, or the ceiling?", "How did it feel, the moment after?"],
			},
			{
				match: "* we deploy *",
				say: ["How often do you deploy {4}? Often things hurt less.", "Who is “we” when it goes wrong?"],
			},
			{
				match: "*",
				say: [
					"A deploy should be dull. How dull is yours?",
					"What would have to be true for you to do it on any day, at any hour?",
					"Before the button, do you have\n\n- [ ] a way back\n- [ ] someone watching\n- [ ] lunch",
				],
			},
		],
	},
	{
		words: ["production", "prod"],
		rank: 9,
		rules: [
			{
				match: "* in @production *",
				say: [
					"In production. And who is with you right now?",
					"Is it hurting users at this moment? If so: first stop the bleeding, then talk to me.",
					"What does it do elsewhere that it does not do there?",
				],
				remember: ["Earlier you said “production” and I could hear you breathe in. Is it calm now?"],
			},
			{
				match: "* @production is down *",
				say: [goTo("outage")],
			},
			{
				match: "*",
				say: [
					"Production is where assumptions go to be tested. Which one of yours is there now?",
					"How much does your test environment resemble it, really?",
				],
			},
		],
	},
	{
		words: ["friday", "weekend"],
		rank: 9,
		rules: [
			{
				match: "* @deploy * @friday *",
				say: [
					"On a Friday. Whom do you dislike so much: the users, or yourself?",
					"```text\nMon Tue Wed Thu  Fri\n ok  ok  ok  ok  why\n```",
					"What would it lose by waiting until Monday?",
				],
			},
			{
				match: "* work * weekend *",
				say: [
					"Who asked you to? And would they have noticed if you had not?",
					"What does your weekend look like when the code is not invited?",
				],
			},
			{
				match: "*",
				say: [
					"What do you hope to have behind you by then?",
					"Is it the day, or what you will carry into it?",
				],
			},
		],
	},
	{
		words: ["rollback", "revert", "reverted"],
		rank: 8,
		rules: [
			{
				match: "* can not revert *",
				say: [
					"What makes it one-way? Usually it is a migration. Is it a migration?",
					"Then forward is the only back there is. What is the smallest step forward?",
				],
			},
			{
				match: "* revert *",
				say: [
					"Reverting is not losing. Who made you feel it is?",
					"Revert first, understand later, in daylight. What is stopping you?",
				],
			},
			{
				match: "*",
				say: ["When did you last practise it?", "How long would it take, honestly, with cold hands?"],
			},
		],
	},
	{
		words: ["outage", "incident", "pager", "oncall", "on-call", "postmortem"],
		rank: 10,
		rules: [
			{
				match: "* woke me *",
				say: [
					"What was the first thing you thought when it woke you?",
					"Did it need *you*, or only somebody?",
				],
			},
			{
				match: "* my fault *",
				say: [
					"One person can press a button. It takes a system to let the button do that. What let it?",
					"Blame ends the search early. What would you find if you went on?",
				],
			},
			{
				match: "* postmortem *",
				say: [
					"Does yours look for a cause or for a culprit?",
					"Which of the action items from last time was ever done?",
				],
			},
			{
				match: "*",
				say: [
					"Breathe. Who else knows? Then, in this order:\n\n1. say it aloud\n2. stop the bleeding\n3. only then ask why",
					"What does the graph say about when it began?",
					"How are *you*, apart from the incident?",
				],
			},
		],
	},
	{
		words: ["docker", "container", "containers", "kubernetes", "helm"],
		rank: 6,
		rules: [
			{
				match: "* kubernetes *",
				say: [
					"How many machines do you have? And how many YAML files? I only want the ratio.",
					"Did you choose Kubernetes, or did it happen to you?",
				],
			},
			{
				match: "* @docker image *",
				say: ["How big is it, and what in it has nobody ever called?", "Does it build the same twice?"],
			},
			{
				match: "*",
				say: [
					"So it works on your machine, and now you ship the machine. Does it help?",
					"What is inside the container that you would not want your mother to see?",
				],
			},
		],
	},
	{
		words: ["config", "configuration", "yaml", "env", "environment"],
		rank: 5,
		rules: [
			{
				match: "* yaml *",
				say: [
					"In YAML, Norway is a boolean:\n\n```yaml\ncountry: no\n```\n\nHow is your country?",
					"Was it the indentation? It is nearly always the indentation.",
				],
			},
			{
				match: "* environment variable *",
				say: [
					"Which of them does nobody dare to remove?",
					"Where is it written down what they mean? Here would be a start.",
				],
			},
			{
				match: "*",
				say: [
					"Configuration is code that nobody tests. How do you test yours?",
					"How many of its settings have ever been set?",
				],
			},
		],
	},
];
