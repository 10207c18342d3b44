/** What Parley asks an editor's window for. */
export const editorRequest = {
	"editorRequest.noWindow": "No connected editor window can do this.",
	"editorRequest.noAnswer": "The editor did not answer.",
	"editorRequest.windowClosed": "The editor's window was closed.",
	"editorRequest.answerMisfits": "The editor's answer does not match the protocol: {problem}.",
	"editorRequest.notAsked": "No request has this id, or it was already answered.",
} as const;
