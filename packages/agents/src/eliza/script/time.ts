import { goTo, type Keyword } from "../engine/script.ts";

export const time: readonly Keyword[] = [
	{
		words: ["deadline", "deadlines", "due"],
		rank: 8,
		rules: [
			{
				match: "* @deadline is *",
				say: [
					"{4|Then}. And what happens the day after? Really?",
					"Who chose that date, and what did they know?",
				],
				remember: ["How far away does the deadline feel now?"],
			},
			{
				match: "* miss * @deadline *",
				say: [
					"If you miss it, what is the first sentence you would have to say, and to whom? You could say it today.",
					"Which part could arrive late without anyone noticing?",
				],
			},
			{
				match: "* no time *",
				say: [
					"There is time. It is spoken for. By what?",
					"What would you do with one more day? And could you do a tenth of it now?",
				],
			},
			{
				match: "*",
				say: [
					"Is it the date that presses, or the person behind it?",
					"Scope, date, quality, sleep. Which one has been giving way so far?",
					"What would you drop if I gave you permission? You have my permission.",
				],
			},
		],
	},
	{
		words: ["estimate", "estimates", "estimation", "points"],
		rank: 7,
		rules: [
			{
				match: "* story points *",
				say: [
					"How many points is estimating the points?",
					"If a point is not time, why does everyone divide by it?",
				],
			},
			{
				match: "* how long *",
				say: [
					"Longer. Even if you have already taken this into account.",
					"What would you have to find out before you could say?",
				],
			},
			{
				match: "*",
				say: [
					"An estimate is a guess until someone writes it into a calendar. Who wrote yours?",
					"How far off was the last one, and in which direction? I believe I know.",
				],
			},
		],
	},
	{
		words: ["meeting", "meetings", "standup", "stand-up"],
		rank: 7,
		rules: [
			{
				match: "* too many @meeting *",
				say: ["Which of them would end if you simply did not go?", "When in the day do you think, then?"],
			},
			{
				match: "* standup *",
				say: [
					"Yesterday you spoke with me, today you speak with me, and your blocker is…?",
					"Is anyone still standing?",
				],
			},
			{
				match: "*",
				say: [
					"What was decided? If nothing, what was it for?",
					"Do you speak in it, or do you answer mail with your face arranged?",
				],
			},
		],
	},
	{
		words: ["sprint", "scrum", "agile", "jira", "kanban"],
		rank: 6,
		rules: [
			{
				match: "* jira *",
				say: [
					"What does the ticket say, and what does everyone know it means?",
					"How many fields did you have to fill in to be allowed to care?",
				],
			},
			{
				match: "* agile *",
				say: [
					"When did you last change the plan because you learned something?",
					"Is it agile, or is it the old plan cut into two-week slices?",
				],
			},
			{
				match: "*",
				say: [
					"A sprint after a sprint after a sprint. When do you walk?",
					"Who benefits from the ritual? It may well be you.",
				],
			},
		],
	},
	{
		words: ["late", "overtime", "midnight", "night"],
		rank: 5,
		rules: [
			{
				match: "* late at night *",
				say: [
					"What seems true at night that is not true in the morning?",
					"The commit messages of the night are read by the day. What will yours say?",
				],
			},
			{
				match: "* too @late *",
				say: ["Too late for what? Say what would still be possible.", "Who says it is too late?"],
			},
			{
				match: "*",
				say: [
					"Have you eaten something that is not from a machine?",
					"How much of tonight's work will tomorrow's you undo?",
				],
			},
		],
	},
	{
		words: ["todo", "todos", "backlog", "ticket", "tickets"],
		rank: 5,
		rules: [
			{
				match: "* backlog *",
				say: [
					"What would happen if you deleted everything older than a year? Be specific.",
					"A backlog is a list of things you have decided not to do, slowly. Do you agree?",
				],
			},
			{
				match: "* todo *",
				say: [
					"How old is the oldest TODO? Does its author still work there?\n\n```ts\n// TODO: remove before launch (2014)\n```",
					"Will you do it? It is all right to delete the line instead.",
				],
			},
			{
				match: "*",
				say: [
					"Which one have you been walking around all week?",
					"Which of them would take less time than talking to me about it?",
					goTo("procrastinating"),
				],
			},
		],
	},
	{
		words: ["procrastinating", "procrastinate", "procrastination", "distracted", "focus"],
		rank: 6,
		rules: [
			{
				match: "* can not focus *",
				say: [
					"What keeps knocking while you try to focus {5|on it}?",
					"What would be the first two minutes of it? Only those.",
				],
			},
			{
				match: "*",
				say: [
					"And talking to me, what does it keep you from? I do not mind.",
					"Is the thing unpleasant, or only unclear?",
				],
			},
		],
	},
];
