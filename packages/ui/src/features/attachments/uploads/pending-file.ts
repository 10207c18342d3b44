/** How it stands with a file that was chosen and that the hub does not have yet. */
export type UploadState =
	| { readonly phase: "waiting" }
	| { readonly phase: "sending"; readonly received: number }
	/** There is no connection; it goes on by itself when there is one. */
	| { readonly phase: "paused"; readonly received: number }
	| { readonly phase: "failed"; readonly problem: string }
	/** The page was reloaded meanwhile, and with it the access to the file is gone. */
	| { readonly phase: "lost" };

/** A file on its way. It becomes an attachment of the same id. */
export type PendingFile = {
	readonly attachmentId: string;
	readonly name: string;
	readonly mimeType: string;
	readonly size: number;
	readonly state: UploadState;
};

/** It gets there without anybody doing anything. */
export const isUnderWay = ({ state }: PendingFile): boolean =>
	state.phase === "waiting" || state.phase === "sending" || state.phase === "paused";
