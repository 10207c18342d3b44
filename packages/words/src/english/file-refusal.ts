/** Why Parley cannot accept, store or open a file, a folder or an attachment. */
export const fileRefusal = {
	"fileRefusal.dataGone": "This data is no longer kept.",
	"fileRefusal.dataDamaged":
		"This data was damaged on disk and cannot be shown. The rest of the chat is not affected.",
	"fileRefusal.dataNotKept": "The data could not be stored: {reason}",
	"fileRefusal.tooManyAttachments": {
		one: "Only {limit} files can be attached, not {count}. Remove some of them.",
		other: "Only {limit} files can be attached, not {count}. Remove some of them.",
	},
	"fileRefusal.attachmentTooLarge": "{name} is {size}, and an attachment can be at most {limit}.",
	"fileRefusal.sizeWrong": "The size given for {names} is not the size of its data.",
	"fileRefusal.attachmentIncomplete": "The data of {names} is missing or incomplete. Attach it again.",
	"fileRefusal.attachmentGone":
		"The prompt was not sent: the data of {name} is no longer there. Attach the file again.",
	"fileRefusal.attachmentDamaged":
		"The prompt was not sent: the data of {name} is damaged. Attach the file again.",
	"fileRefusal.sizeChanged": "This upload was announced with {announced} bytes, not {size}.",
	"fileRefusal.tooManyUploads": {
		one: "{count} file is being uploaded already. Wait for it to finish.",
		other: "{count} files are being uploaded already. Wait for some of them to finish.",
	},
	"fileRefusal.quotaReached":
		"There is no room for {size}: Parley keeps at most {quota} of attachments and long outputs. Delete chats that you no longer need.",
	"fileRefusal.uploadTooLarge":
		"A file can be at most {limit}, and this one is {size}. Put it where the agent can read it, and mention its path.",
	"fileRefusal.pieceTooLarge": "A piece can be at most {limit} bytes.",
	"fileRefusal.notBase64": "The data is not base64.",
	"fileRefusal.pieceBeyondEnd": "The piece ends at {end}, after the end of the file at {size}.",
	"fileRefusal.folderUnlistable": "The folder {folder} cannot be listed.",
	"fileRefusal.tooManyCopies":
		"{limit} different files called {name} were handed to the agent in this chat. Rename this one.",
	"fileRefusal.notAbsolute": "{path} is not an absolute path.",
	"fileRefusal.folderMissing": "The folder {folder} does not exist.",
	"fileRefusal.folderForbidden": "You may not read the folder {folder}.",
	"fileRefusal.folderUnopenable": "The folder {folder} cannot be opened: {reason}.",
	"fileRefusal.notAFolder": "{path} is not a folder.",
	"fileRefusal.notLocal": "{path} is not a file on this machine.",
	"fileRefusal.fileMissing": "{path} does not exist.",
	"fileRefusal.fileUnopenable": "{path} cannot be opened: {reason}.",
} as const;
