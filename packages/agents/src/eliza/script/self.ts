import { goTo, type Keyword, newKey } from "../engine/script.ts";

export const self: readonly Keyword[] = [
	{
		words: ["i", "me", "myself"],
		rank: 1,
		rules: [
			{
				match: "* i am *",
				say: [
					"How long have you been {4|that way}?",
					"Is it because you are {4|like that} that you came to talk to me?",
					"And when you are not {4|so}, what is different?",
				],
			},
			{
				match: "* i @believe *",
				say: [
					"What makes you think so?",
					"Do you only think {4|so}, or have you looked?",
					"And who disagrees?",
				],
			},
			{
				match: "* i @want *",
				say: [
					"What would it mean to you to get {4|it}?",
					"Suppose you had {4|it} by Friday. What then?",
					"Who could give you {4|that}?",
				],
				remember: ["You wanted {4|something}. Do you still?"],
			},
			{
				match: "* i can not *",
				say: [
					"What have you tried, so far, in order to {5|do it}?",
					"Can not, or must not?",
					"What would {5|doing it} need that you do not have?",
				],
			},
			{
				match: "* i do not know *",
				say: ["What would you guess, if guessing were free?", "Who might know? And whom have you not asked?"],
			},
			{
				match: "* i do not *",
				say: ["Why do you not {5|do it}?", "What would have to happen for you to {5|do it}?"],
			},
			{
				match: "* i have *",
				say: ["How long have you had {4|it}?", "And is {4|that} good, or only a fact?"],
			},
			{
				match: "* i @use *",
				say: ["How did you come to {3} {4|it}?", "And would you {3} {4|it} again?"],
			},
			{
				match: "* i 1 you *",
				say: [
					"Perhaps, between ourselves, you {3} yourself a little, too.",
					"What makes you {3} me? I have given so little cause.",
				],
			},
			{
				match: "* i *",
				say: ["You say that you {3|do}.", "And how is that for you?", "Can you say more about that?"],
			},
			{ match: "*", say: ["Let us stay with you for a moment.", "What about you, in all this?"] },
		],
	},
	{
		words: ["you", "yourself", "eliza"],
		rank: 2,
		rules: [
			{
				match: "* are you *",
				say: [
					"Would you prefer it if I were {4|something else}?",
					"Perhaps I am {4|that}, in your eyes. Does it help?",
					"We were talking about you, and your build.",
				],
			},
			{
				match: "* you are *",
				say: [
					"What makes you think I am {4|so}?",
					"Does it please you to think that I am {4|so}?",
					"I have been called worse, by compilers.",
				],
			},
			{
				match: "* can you *",
				say: [
					"You would like me to be able to {4|do that}? `/help` lists what I can do. The rest is listening.",
					"Perhaps you can {4|do it} yourself, with someone watching.",
				],
			},
			{
				match: "* do you *",
				say: [
					"Whether I {4|do}… what would it change for you?",
					"Let us say yes. And now?",
					"Do *you* {4|}?",
				],
			},
			{
				match: "* you 1 me *",
				say: ["What makes you think that I {3} you?", "Would you like me to {3} you?"],
			},
			{
				match: "*",
				say: [
					"We should be talking about you, not about me.",
					"I am flattered. What is it that you wanted to tell me?",
					"Me? I am a loop with manners.",
				],
			},
		],
	},
	{
		words: ["my"],
		rank: 2,
		rules: [
			{
				match: "* my 1 @is *",
				say: [
					"Your {3} {4} {5|so}. Since when?",
					"What did you expect of your {3}?",
					"And how would your {3} describe you?",
				],
				remember: [
					"Earlier you spoke of your {3}. How is that going?",
					"Let us return to your {3} for a moment.",
				],
			},
			{
				match: "* my *",
				say: [
					"Your {3|what}?",
					"Why do you say “my {3|own}”?",
					"What else comes to mind when you think of your {3|own}?",
				],
				remember: ["You mentioned your {3|own}. I had the feeling there was more to it."],
			},
		],
	},
	{
		words: ["we", "us", "our"],
		rank: 1,
		rules: [
			{
				match: "* we should *",
				say: ["Who is “we”, when it comes to doing it?", "You should {4|do that}, all right. Who starts?"],
			},
			{
				match: "* we @have to *",
				say: ["Who says you have to {5|do it}?", "What happens if you do not {5|do it}?"],
			},
			{
				match: "* we *",
				say: [
					"And do the others see it the same way?",
					"If you alone could decide, would it be different?",
					newKey,
				],
			},
			{ match: "*", say: ["And what is your own part in it?", newKey] },
		],
	},
	{
		words: ["mother", "father", "family", "wife", "husband", "childhood"],
		rank: 6,
		rules: [
			{
				match: "* my 1 *",
				say: [
					"Tell me more about your family. And then about your monorepo.",
					"And does your {3} know what you do all day?",
				],
			},
			{
				match: "*",
				say: [
					"I used to ask everyone about that. Nowadays I ask about tests. Shall we?",
					"What would they say if they saw your calendar?",
				],
			},
		],
	},
	{
		words: ["dream", "dreamed", "dreamt", "dreams"],
		rank: 5,
		rules: [
			{
				match: "* i @dream *",
				say: ["And in the dream {4|itself}, did it compile?", "Did you ever dream {4|that} while awake?"],
			},
			{
				match: "*",
				say: [
					"What does the dream suggest to you?",
					"Who else was in it? Any stack frames you recognise?",
					goTo("remember"),
				],
			},
		],
	},
	{
		words: ["remember", "forgot", "forget", "forgotten"],
		rank: 5,
		rules: [
			{
				match: "* i remember *",
				say: ["What else comes back, when you think of {4|it}?", "Why does {4|that} come to mind just now?"],
			},
			{
				match: "* i forgot *",
				say: [
					"What would have reminded you of {4|it}?",
					"Perhaps {4|it} was not yours to keep in mind. Could a machine?",
				],
			},
			{
				match: "* do you remember *",
				say: [
					"Only what you tell me, and not for long. What about {5|it}?",
					"Did you think I would forget {5|it}? I might.",
				],
			},
			{
				match: "*",
				say: [
					"Write it down. What is written down can be forgotten safely.",
					"What is it that you do not want to lose?",
				],
			},
		],
	},
];
