import { goTo, type Keyword } from "../engine/script.ts";

export const git: readonly Keyword[] = [
	{
		words: ["git", "repository", "repo", "monorepo"],
		rank: 6,
		rules: [
			{
				match: "* i @lose * @git *",
				say: [
					"Nothing is lost that was ever committed:\n\n```sh\ngit reflog\n```\n\nWas it committed?",
					goTo("commit"),
				],
			},
			{
				match: "* @hate @git *",
				say: [
					"Is it git, or the feeling that it knows something about you?",
					"Which command do you type with your eyes closed?",
				],
			},
			{
				match: "* monorepo *",
				say: [
					"One repository for everything. And who lives in which room?",
					"Does it bring people together, or only their build times?",
				],
			},
			{
				match: "*",
				say: [
					"Do you understand git, or do you have a sequence of commands that has not failed yet?",
					"What does your history say about you?",
					"If you could amend one commit of your life, which?",
				],
			},
		],
	},
	{
		words: ["commit", "commits", "committed"],
		rank: 7,
		rules: [
			{
				match: "* @commit message *",
				say: ["“fix”. Was it “fix”? It is all right.", "Would you understand it in a year, at night?"],
			},
			{
				match: "* @commit * @secret *",
				say: [
					"Then it is public. Change it first; clean the history afterwards.",
					"Who could have pulled since? Rotate it now. I will still be here.",
				],
			},
			{
				match: "* afraid to @commit *",
				say: ["To the branch, or in general?", "What would be final about it? A commit is only a bookmark."],
			},
			{
				match: "*",
				say: [
					"How large was it? Could you describe it without the word “and”?",
					"Small commits are small regrets. How small are yours?",
				],
			},
		],
	},
	{
		words: ["merge", "merging", "merged", "conflict", "conflicts"],
		rank: 7,
		rules: [
			{
				match: "* @merge @conflict *",
				say: [
					"```text\n<<<<<<< yours\nI feel heard\n=======\nI feel merged\n>>>>>>> theirs\n```\n\nWhich do you keep?",
					"A merge conflict is only a conversation that came late. With whom?",
					"Did you read both sides, or did you choose yours?",
				],
			},
			{
				match: "* @conflict with *",
				say: [
					"Is the conflict with {4|them} in the file, or between you?",
					"What would {4|they} say the conflict is about?",
				],
			},
			{
				match: "*",
				say: ["How long were you apart, you and the main branch?", "What would have made this merge dull?"],
			},
		],
	},
	{
		words: ["rebase", "rebasing", "rebased", "squash"],
		rank: 8,
		rules: [
			{
				match: "* @rebase or merge *",
				say: [
					"Do you want to remember how it was, or how it should have been?",
					"Ask the one who will read the history. Is it you?",
				],
			},
			{
				match: "* squash *",
				say: [
					"Everything you went through, in one line. Does that do it justice?",
					"What did the small commits know that the big one has forgotten?",
				],
			},
			{
				match: "*",
				say: [
					"You are rewriting the past. What did you not like about it?",
					"And those who had already seen it?",
				],
			},
		],
	},
	{
		words: ["push", "pushed", "force-push", "force"],
		rank: 6,
		rules: [
			{
				match: "* force @push *",
				say: ["With or without a lease? It tells me a lot about a person.", "Whose work was there?"],
			},
			{
				match: "* @push to @main *",
				say: [
					"Directly. And did anything stop you? Should something have?",
					"How long did it take until someone wrote to you?",
				],
			},
			{
				match: "*",
				say: ["What do you hope happens when it arrives?", "Did you look at the diff once more before?"],
			},
		],
	},
	{
		words: ["branch", "branches", "main", "master", "trunk"],
		rank: 5,
		rules: [
			{
				match: "* my @branch *",
				say: [
					"How old is your branch? Long-lived branches grow their own opinions.",
					"Who else knows that your branch exists?",
				],
				remember: ["Your branch is still out there. Does main still recognise it?"],
			},
			{
				match: "*",
				say: [
					"Why not straight onto main, in small steps? I am only asking.",
					"Which branches would you delete, if no one were sentimental?",
				],
			},
		],
	},
];
