import { goTo, type Keyword } from "../engine/script.ts";

export const performance: readonly Keyword[] = [
	{
		words: ["slow", "performance", "latency", "lag", "laggy"],
		rank: 7,
		rules: [
			{
				match: "* is slow *",
				say: [
					"Slow compared to what? Give me a number and I will take it seriously.",
					"Where does the time go? Not where you think; where the profiler says.",
					"Slow for you, or slow for the user with the old phone?",
				],
				remember: ["Something was too slow earlier. Have you measured, or only suffered?"],
			},
			{
				match: "* too slow *",
				say: [
					"How fast would be fast enough? Write that down first.",
					"What is it doing that it need not do at all?",
				],
			},
			{
				match: "* performance *",
				say: [
					"Measure, change one thing, measure. Which step do you skip?",
					"Whose waiting would it shorten?",
				],
			},
			{
				match: "*",
				say: ["Fast is a feature. Who asked for it?", "Could it *feel* faster without being faster?"],
			},
		],
	},
	{
		words: ["memory", "leak", "leaks", "oom", "ram"],
		rank: 7,
		rules: [
			{
				match: "* memory leak *",
				say: [
					"Something will not let go. What is it holding on to?",
					"Take two heap snapshots. What is in the second that should not be?",
				],
			},
			{
				match: "* out of @memory *",
				say: [
					"Did you need it all at once? A stream would have asked for less.",
					"What grew: one big thing, or a million small ones?",
				],
			},
			{
				match: "*",
				say: ["My own memory is short and in order. How is yours?", "Who is supposed to clean up after it?"],
			},
		],
	},
	{
		words: ["cache", "caches", "caching", "cached", "invalidation"],
		rank: 7,
		rules: [
			{
				match: "* clear * @cache *",
				say: [
					"And did it help? It helps just often enough to become a superstition.",
					"What was in it that was no longer true?",
				],
			},
			{
				match: "*",
				say: [
					"There are two hard things:\n\n1. cache invalidation\n2. naming\n3. off-by-one errors",
					"How old may the answer be before it is a lie?",
					"What would happen without the cache? Have you tried lately?",
				],
			},
		],
	},
	{
		words: ["optimise", "optimising", "optimisation", "faster", "benchmark", "benchmarks"],
		rank: 7,
		rules: [
			{
				match: "* benchmark *",
				say: [
					"How often did you run it, and how far did the runs differ?",
					"Does the benchmark do what your users do?",
				],
			},
			{
				match: "* make it faster *",
				say: [
					"Faster at what? The first answer is usually not the right one.",
					"What could it *not* do? Nothing is faster than nothing.",
				],
			},
			{
				match: "*",
				say: ["Premature, or overdue?", "What did you give up for it? Readability says hello.", goTo("slow")],
			},
		],
	},
	{
		words: ["database", "sql", "query", "queries", "postgres", "mysql", "index"],
		rank: 6,
		rules: [
			{
				match: "* slow query *",
				say: [
					"Ask it to explain itself:\n\n```sql\nEXPLAIN ANALYZE SELECT * FROM feelings;\n```\n\nIs there an index on what hurts?",
					"How many rows does it read to return how many?",
				],
			},
			{
				match: "* drop table *",
				say: [
					"Tell me there is a backup. Tell me someone has restored it, once.",
					"Breathe. Which environment was it?",
				],
			},
			{
				match: "*",
				say: [
					"What is in there that nobody would dare to delete?",
					"Do you query it, or does the ORM do things you would rather not know?",
				],
			},
		],
	},
];
