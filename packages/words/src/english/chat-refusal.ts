/** Why something cannot be done with a chat. */
export const chatRefusal = {
	"chatRefusal.missing": "This chat does not exist. It may have been deleted.",
	"chatRefusal.closed": "This chat is closed and takes no more prompts.",
	"chatRefusal.damaged": "This chat is damaged and can only be read or deleted. {problem}",
	"chatRefusal.onDamagedPart":
		"This chat is in a damaged part of the store file. Parley saves what it can of it into a new store the next time it starts.",
	"chatRefusal.listChanged": "The list has changed. Load it again from the start.",
	"chatRefusal.unknownCommand": "The agent has no command {command} right now.",
	"chatRefusal.promptUnderWay":
		"The agent is still answering. Wait until it is done, or stop it, before the next prompt.",
	"chatRefusal.permissionOver": "This request was already answered, or its agent is gone.",
	"chatRefusal.questionOver": "This question was already answered, or its agent is gone.",
	"chatRefusal.questionUnfillable": "Parley cannot answer this question for you. Decline or dismiss it.",
	"chatRefusal.unsafeAddress": "Parley does not open {url}: only plain http and https addresses.",
	"chatRefusal.unknownOption": "This request has no option {option}. Choose one of: {offered}.",
	"chatRefusal.noRejection":
		"“{option}” is not a rejection, and only a rejection has a comment. Send the comment as a message.",
	"chatRefusal.queueFull": {
		one: "{count} prompt is queued already. Let it run or remove it.",
		other: "{count} prompts are queued already. Let some of them run or remove them.",
	},
	"chatRefusal.notQueued": "This prompt is no longer queued: it was sent or removed.",
	"chatRefusal.emptyPrompt": "There is nothing to send: the prompt is empty.",
	"chatRefusal.untrustedFolder":
		"Third-party agents run only in folders you trust, and {folder} is not one yet.",
	"chatRefusal.draftTooLong":
		"A draft can be at most {limit} characters long, and this one has {length}. The previous draft is kept. Shorten it, or put it into a file and mention that.",
	"chatRefusal.draftTaken": "Another window already took this draft.",
	"chatRefusal.restoring": "This chat is being restored. Delete it once it is back.",
	"chatRefusal.notDeleted": "This chat is no longer among the deleted ones: it was restored or purged.",
	"chatRefusal.stillReadable":
		"The chat is deleted, but another program is reading the store's file. Its text stays in that file until the program is done; Parley then removes it.",
	"chatRefusal.deletedAlready":
		"A chat with this session is among the recently deleted ones. Restore it there.",
	"chatRefusal.unknownAgent": "There is no agent {agent}. Configured: {configured}.",
	"chatRefusal.noProgram": "A command needs a program to start.",
} as const;
