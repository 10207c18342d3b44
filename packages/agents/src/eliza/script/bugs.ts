import { goTo, type Keyword } from "../engine/script.ts";

export const bugs: readonly Keyword[] = [
	{
		words: ["bug", "bugs", "defect"],
		rank: 8,
		rules: [
			{
				match: "* @find a @bug *",
				say: [
					"Congratulations. The bug was there before you found it; now it is only less shy. Where did it live {5}?",
					"And when you found it, were you more annoyed or more relieved?",
					"Found is half fixed. What does it do that it should not?",
				],
				remember: ["Earlier you found a bug {5}. Is it still alive?"],
			},
			{
				match: "* can not @fix *",
				say: [
					"What have you already ruled out while trying to fix {5|it}?",
					"Tell me what you *know* about {5|it}, and then what you only assume. They are usually different lists.",
					"Let us be boring about {5|it}:\n\n1. What did you expect?\n2. What happened?\n3. What is the smallest input that shows it?",
				],
			},
			{
				match: "* my @bug *",
				say: [
					"Yours? Most people say *the* bug. I admire the ownership.",
					"Does it hurt to call it your bug, or is it a relief?",
				],
			},
			{
				match: "* @bug in *",
				say: [
					"What makes you sure it is in {4|there} and not one call above?",
					"When did {4|that part} last work, and what changed since?",
					"If {4|it} could speak, what would it say you did to it?",
				],
				remember: ["You mentioned a bug in {4|there}. How is it getting on?"],
			},
			{
				match: "*",
				say: [
					"Tell me about the last time it did *not* happen.",
					"Is it a bug, or a feature whose author has left the company?",
					"What would you see on the screen if it were gone?",
					"Say it to me slowly, the way you would to a rubber duck. I have had practice.",
				],
			},
		],
	},
	{
		words: ["error", "errors", "exception", "exceptions", "stacktrace"],
		rank: 7,
		rules: [
			{
				match: "* @error @say *",
				say: [
					"And do you believe it when it says {4|that}?",
					"Error messages are letters from a past colleague. What do you think they meant by “{4|that}”?",
				],
			},
			{
				match: "* @without @error *",
				say: [
					"No error at all? Then someone caught it and told nobody. Try to find:\n\n```ts\ntry {\n\tawait everything();\n} catch {}\n```",
					"Silence is the least helpful message. Who swallowed it?",
				],
			},
			{
				match: "* @have an @error *",
				say: ["What does its first line say? Not the last one. The first.", goTo("bug")],
			},
			{
				match: "*",
				say: [
					"Which line of it did you read first? Be honest.",
					"Does the error describe the problem, or only the place where it was noticed?",
					"Have you searched for it, quotes and all?",
				],
			},
		],
	},
	{
		words: ["crash", "crashes", "crashed", "segfault"],
		rank: 8,
		rules: [
			{
				match: "* @crash when *",
				say: [
					"So never {4|do that}. But seriously: what is special about it?",
					"Always when {4|that}, or only when somebody watches?",
				],
			},
			{
				match: "* it @crash *",
				say: [
					"A crash is at least an honest answer. What did it leave behind?",
					"What was it doing in its last second?",
				],
			},
			{
				match: "*",
				say: [
					"A crash is a program saying *I would rather not*. Did it say why?",
					"Does it come back up by itself, or does someone have to be kind to it?",
				],
			},
		],
	},
	{
		words: ["broken", "breaks", "broke"],
		rank: 5,
		rules: [
			{
				match: "* everything is @broken *",
				say: [
					"Everything? Name one thing that still works. We will build from there.",
					"Everything, or everything you have looked at today?",
				],
			},
			{
				match: "* my * @is @broken *",
				say: [
					"How did you notice that your {3} is broken?",
					"Was your {3} ever whole, or had you just not looked?",
				],
				remember: ["You said your {3} was broken. Has that changed?"],
			},
			{
				match: "* it @broken *",
				say: [
					"By itself? Things rarely break by themselves. What changed?",
					"What did you do just before? I ask without judgement.",
				],
			},
			{
				match: "*",
				say: [
					"What would *working* look like, in one sentence?",
					"Since when? `git bisect` has a better memory than either of us.",
				],
			},
		],
	},
	{
		words: ["debug", "debugging", "debugger"],
		rank: 7,
		rules: [
			{
				match: "* for @long *",
				say: [
					"After that long, the bug is debugging you. Have you walked around the block?",
					"What would you look at first if you had only just sat down?",
				],
			},
			{
				match: "* how * @debug *",
				say: [
					"The same way as ever:\n\n- make it happen on purpose\n- halve the place where it can be\n- do not believe, look",
					"Change one thing at a time. What is the one thing you would change first?",
				],
			},
			{
				match: "*",
				say: [
					"A debugger shows you what *is*. What did you hope would be?",
					"Do you debug with breakpoints, or with print statements and optimism?",
					"Where did you put the last breakpoint, and why not one function earlier?",
				],
			},
		],
	},
	{
		words: ["race", "deadlock", "heisenbug", "concurrency", "thread", "threads"],
		rank: 8,
		rules: [
			{
				match: "* @race condition *",
				say: [
					"Two things happened at once, and only one of them was invited. Which two?",
					"Who owns the state they are racing for?",
				],
			},
			{
				match: "* only * sometimes *",
				say: ["“Sometimes” is a measurement you have not made yet. One in how many?", goTo("flaky")],
			},
			{
				match: "*",
				say: [
					"It vanishes when you look at it. Have you tried not looking, with a log?",
					"What would happen if each of them simply waited for the other? Ah. I see.",
					"Could one of them own the state, and the others ask politely?",
				],
			},
		],
	},
	{
		words: ["null", "undefined", "nan", "nil"],
		rank: 7,
		rules: [
			{
				match: "* is undefined *",
				say: [
					"Something promised you a value and did not come. Who made the promise?",
					"Undefined is not nothing. It is a missing decision. Whose?",
				],
			},
			{
				match: "* null *",
				say: [
					"Where did the null come from, and who waved it through?",
					"Some call it a billion-dollar mistake. What did yours cost?",
				],
			},
			{
				match: "*",
				say: ["Do you feel there is something where nothing should be?", "What should it have been instead?"],
			},
		],
	},
	{
		words: ["log", "logs", "logging", "print", "printf"],
		rank: 5,
		rules: [
			{
				match: "* console.log *",
				say: [
					'There is no shame in it:\n\n```js\nconsole.log("here", 7);\n```\n\nOnly leave no sevens behind.',
					"How many of them will you commit by accident?",
				],
			},
			{
				match: "* no logs *",
				say: [
					"Then we know exactly as much as the person who gets woken up. Who is that?",
					"What would the one log line say that you wish you had?",
				],
			},
			{
				match: "*",
				say: [
					"What do the logs say just *before* it goes wrong?",
					"Do you log for yourself, or for someone at three in the morning?",
				],
			},
		],
	},
	{
		words: ["reproduce", "repro", "reproducible"],
		rank: 8,
		rules: [
			{
				match: "* can not @reproduce *",
				say: [
					"What differs between here and there? Data, time, versions, luck?",
					"Who *can* reproduce it? Borrow their machine, or their habits.",
				],
			},
			{
				match: "* works on my machine *",
				say: [goTo("machine")],
			},
			{
				match: "*",
				say: [
					"Once you can make it happen, it is already afraid of you. How far are you?",
					"What is the smallest thing that still shows it?",
				],
			},
		],
	},
];
