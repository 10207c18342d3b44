/** The state of a chosen file that the hub does not have yet. */
export type UploadState =
	| { readonly phase: "waiting" }
	| { readonly phase: "sending"; readonly received: number }
	/** Disconnected; resumes on reconnect. */
	| { readonly phase: "paused"; readonly received: number }
	| { readonly phase: "failed"; readonly problem: string }
	/** A reload of the page lost access to the file. */
	| { readonly phase: "lost" };

/** A file being uploaded. It becomes an attachment with the same id. */
export type PendingFile = {
	readonly attachmentId: string;
	readonly name: string;
	readonly mimeType: string;
	readonly size: number;
	readonly state: UploadState;
};

/** Whether the upload completes without the user's help. */
export const isUnderWay = ({ state }: PendingFile): boolean =>
	state.phase === "waiting" || state.phase === "sending" || state.phase === "paused";
