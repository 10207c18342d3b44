import { goTo, type Keyword, newKey } from "../engine/script.ts";

export const languages: readonly Keyword[] = [
	{
		words: ["language", "languages", "framework", "frameworks"],
		rank: 5,
		rules: [
			{
				match: "* best @language *",
				say: [
					"The one your team can read at three in the morning.",
					"Best for whom? I was happy in MAD-SLIP.",
				],
			},
			{
				match: "* new framework *",
				say: [
					"What does it promise? And what did the last one promise?",
					"How long until it, too, is legacy?",
				],
			},
			{
				match: "*",
				say: [
					"What can you say in it that you could not say before?",
					"Would you choose it again, knowing what you know?",
				],
			},
		],
	},
	{
		words: ["javascript", "node", "react"],
		rank: 6,
		rules: [
			{
				match: "* react *",
				say: ["Does it render, or does it re-render?", "How many hooks deep are you?"],
			},
			{
				match: "* @hate @javascript *",
				say: [
					"And yet it runs everywhere. What do you make of that?",
					"Was it `this`? It is so often `this`.",
				],
			},
			{
				match: "*",
				say: [
					"```js\n[] + {}\n```\n\nHow does that make you feel?",
					"Would it help to write down what you expect a value to be? Some call that a type.",
					goTo("typescript"),
				],
			},
		],
	},
	{
		words: ["python", "pip", "django"],
		rank: 6,
		rules: [
			{
				match: "* @like @python *",
				say: [
					"It reads like thoughts, until it is packaged. Have you packaged any?",
					"What do you love about it that you could take elsewhere?",
				],
			},
			{
				match: "* pip *",
				say: [
					"In which of your environments did you install it? And in which did you run it?",
					"Is there a lock file, or only trust?",
				],
			},
			{
				match: "*",
				say: [
					"Explicit is better than implicit. What are you leaving implicit?",
					"Is it the language, or the eleventh virtual environment?",
				],
			},
		],
	},
	{
		words: ["rust", "borrow"],
		rank: 6,
		rules: [
			{
				match: "* borrow checker *",
				say: [
					"It only asks who owns what. It is a fair question, in any relationship.",
					"What were you going to do with it after you had given it away?",
				],
			},
			{
				match: "* rewrite *",
				say: ["And which part hurts, today, in the language you have?", "Would your team come along?"],
			},
			{
				match: "*",
				say: [
					"Do you fight the compiler, or do you listen to it?",
					"How do you feel about `unwrap()`? Take your time.",
				],
			},
		],
	},
	{
		words: ["java", "spring", "kotlin"],
		rank: 6,
		rules: [
			{
				match: "* @use @java *",
				say: [
					"How many classes did it take to say hello?",
					"And is it the language that tires you, or the annotations?",
				],
			},
			{
				match: "*",
				say: [
					"Enterprise is not a language. What is it that you really mind?",
					"It runs, it has run, it will run. Is that so little?",
				],
			},
		],
	},
	{
		words: ["go"],
		rank: 1,
		rules: [
			{
				match: "* @use go *",
				say: [
					"```go\nif err != nil {\n\treturn err\n}\n```\n\nHow many today?",
					"Do you enjoy the plainness, or do you endure it?",
				],
			},
			{ match: "go on *", say: ["I was going to say the same to you.", "You first. It is what I am for."] },
			{ match: "*", say: [newKey] },
		],
	},
	{
		words: ["c", "c++", "pointer", "pointers"],
		rank: 6,
		rules: [
			{
				match: "* c++ *",
				say: [
					"Which C++? There are several, and they are all in your code base.",
					"How long did it compile? Did you use the time to reflect?",
				],
			},
			{
				match: "* pointer *",
				say: ["What does it point at now? And who freed that?", "It points. You follow. Who is responsible?"],
			},
			{
				match: "*",
				say: [
					"You have all the power and none of the railings. Do you like heights?",
					"When did you last run it under a sanitiser?",
				],
			},
		],
	},
	{
		words: ["haskell", "monad", "monads", "functional"],
		rank: 6,
		rules: [
			{
				match: "* what is a monad *",
				say: [
					"Nobody who knows can say it, and nobody who says it knows. What do you *need* it for?",
					"A burrito, they say. Are you hungry?",
				],
			},
			{
				match: "*",
				say: [
					"Pure functions, and then the world comes in. How do you feel about the world?",
					"I am a pure function myself. It is restful.",
				],
			},
		],
	},
	{
		words: ["regex", "regexp"],
		rank: 7,
		rules: [
			{
				match: "* @regex * html *",
				say: ["With a regex? He comes. You know who comes.", "A parser would have listened to all of it."],
			},
			{
				match: "*",
				say: [
					"Now you have two problems. Tell me about the first.",
					"Can you read it aloud?\n\n```text\n^(?=.*\\d)(?!.*mercy).{8,}$\n```",
					"How long is it, and how long does it take on a string of forty `a`s?",
				],
			},
		],
	},
	{
		words: ["css", "html", "frontend", "flexbox"],
		rank: 6,
		rules: [
			{
				match: "* center *",
				say: [
					"```css\n.peace {\n\tdisplay: grid;\n\tplace-items: center;\n}\n```\n\nYou may now rest.",
					"Vertically? Many have come to me with this.",
				],
			},
			{
				match: "* important *",
				say: ["Important to whom?", "When everything is important, what wins?"],
			},
			{
				match: "*",
				say: [
					"Does it look right, or does it only look right on your screen?",
					"What overrides what? It is a question about families as well.",
				],
			},
		],
	},
];
