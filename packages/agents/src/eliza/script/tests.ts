import { goTo, type Keyword } from "../engine/script.ts";

export const tests: readonly Keyword[] = [
	{
		words: ["test", "tests", "testing", "spec", "specs"],
		rank: 8,
		rules: [
			{
				match: "* my @test @fail *",
				say: [
					"What did the tests expect of you {5}?",
					"When they fail {5}, do you look at the test first or at the code? Why that one?",
					"A failing test is a conversation. Which side is wrong?",
				],
				remember: ["Your tests were failing {5}. Did you make peace?"],
			},
			{
				match: "* @test @fail *",
				say: [
					"All of them, or the same one as always?",
					"What did the last green commit have that this one has not?",
				],
			},
			{
				match: "* @test * pass *",
				say: [
					"They pass. And are you convinced, or only relieved?",
					"Break the code on purpose. If they still pass, they are decoration.",
				],
			},
			{
				match: "* @without @test *",
				say: [
					"No tests. How do you know that it works? I ask for a friend, who is you in half a year.",
					'What would the first test be? Only the first:\n\n```ts\ntest("does the one thing it is for", () => {\n\texpect(it()).toBe(true);\n});\n```',
				],
			},
			{
				match: "* @never * @write @test *",
				say: [
					"What do you tell yourself at the moment you decide not to write one?",
					"Is it the writing that puts you off, or what the test might say?",
				],
			},
			{
				match: "* @write * @test *",
				say: [
					"Before the code, or as an apology afterwards?",
					"Whom are you writing them for?",
					goTo("coverage"),
				],
			},
			{
				match: "* @hate * @test *",
				say: ["Is it the tests you resent, or what they find?", "What did a test once do to you?"],
			},
			{
				match: "*",
				say: [
					"If you could keep only one test, which would it be?",
					"Do your tests say what the code *does*, or what it is *for*?",
					"What is the thing you would least like to test? Start there.",
				],
			},
		],
	},
	{
		words: ["flaky", "flake", "intermittent", "randomly"],
		rank: 9,
		rules: [
			{
				match: "* @flaky test *",
				say: [
					"A flaky test tells the truth at random. Which of its answers do you believe?",
					"The usual suspects:\n\n- time\n- order\n- the network\n- a `sleep` that was long enough on your machine",
					"Do you re-run it until it agrees with you? Many do. Few say so.",
				],
				remember: ["That flaky test of yours: is it green because it works, or because it is lucky?"],
			},
			{
				match: "* @flaky because *",
				say: [
					"You know the reason, {4|then}. What keeps you from removing it?",
					"And if it were not because {4|of that}?",
				],
			},
			{
				match: "*",
				say: [
					"How often, exactly? “Sometimes” cannot be fixed; one in forty can.",
					"What does it share with the test that runs before it?",
				],
			},
		],
	},
	{
		words: ["mock", "mocks", "mocking", "stub", "stubs"],
		rank: 7,
		rules: [
			{
				match: "* @mock everything *",
				say: [
					"Then you have tested your mocks. How are they?",
					"If everything is a mock, who is left to be wrong?",
				],
			},
			{
				match: "* @mock the *",
				say: [
					"Why not the real {4|thing}? Is it slow, or only unfamiliar?",
					"When the real {4|thing} changes, who tells the mock?",
				],
			},
			{
				match: "*",
				say: [
					"A mock agrees with you. That is both its charm and its problem.",
					"What would it cost to use the real one, once?",
				],
			},
		],
	},
	{
		words: ["coverage"],
		rank: 8,
		rules: [
			{
				match: "* 100 *",
				say: [
					"A hundred per cent of the lines. How many of the worries?",
					"Who asked for the last five per cent, and have they read them?",
				],
			},
			{
				match: "*",
				say: [
					"Coverage tells you what was *run*. What was *checked*?",
					"Which uncovered line would frighten you most?",
				],
			},
		],
	},
	{
		words: ["tdd"],
		rank: 7,
		rules: [
			{
				match: "* tdd is *",
				say: ["Did you find that out by doing it, or by arguing about it?", "{4|That}? Compared to what?"],
			},
			{
				match: "*",
				say: [
					"Red, green, refactor. At which of the three do you stop?",
					"When the test comes first, does the design feel like yours?",
				],
			},
		],
	},
	{
		words: ["ci", "pipeline", "build", "builds"],
		rank: 7,
		rules: [
			{
				match: "* build @is @fail *",
				say: [
					"Who broke it? I ask only so that we can be gentle with them.",
					"How long has it been red, and who has got used to it?",
				],
			},
			{
				match: "* pipeline * slow *",
				say: ["What do you do while you wait? That is where your day goes.", "Which step would nobody miss?"],
			},
			{
				match: "* works locally *",
				say: [goTo("machine")],
			},
			{
				match: "*",
				say: [
					"Does the pipeline serve you, or have the roles been reversed?",
					"If it were green right now, what would you do next? Could you do that anyway?",
					"What does CI know that your machine does not?",
				],
			},
		],
	},
];
