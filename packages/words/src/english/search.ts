/** The search over chats. */
export const search = {
	"search.all": "Search all chats",
	"search.inFolder": "Search chats in {folder}",
	"search.withKeys": "{search} (Alt+F)",
	"search.thinking": "Search the agents' thinking too",
	"search.clear": "Clear the search",
	"search.searching": "Searching…",
	"search.none": "Nothing found.",
	"search.found": { one: "{count} result.", other: "{count} results." },
	"search.best": {
		one: "The best {count} result. Add words to narrow the search.",
		other: "The best {count} results. Add words to narrow the search.",
	},
	"search.stillReading": "Older chats are still being indexed.",
	"search.title": "Title",
	"search.prompt": "You",
	"search.answer": "Answer",
	"search.thought": "Thinking",
	"search.tool": "Tool",
} as const;
