/** The version of the protocol between a view in an editor and its host. */
export const viewVersion = 1;

type Versioned = {
	readonly v: typeof viewVersion;
};

/** Carries the messages between a tab and the shared hub. A page opens a new port whenever it starts over; late messages find none. */
type PortMessage = Versioned & { readonly kind: "port"; readonly port: string; readonly message: unknown };

/** The host pings the view with a number; the view repeats it. */
type Beat = Versioned & { readonly kind: "beat"; readonly beat: number };

export const viewCommands = ["newChat", "chooseChat", "search", "compose", "answer"] as const;

/** The editor's commands within a view. `answer` focuses the pending request. */
export type ViewCommand = (typeof viewCommands)[number];

export type ViewMessage =
	| PortMessage
	| Beat
	/** The chat it shows, for titles. */
	| (Versioned & { readonly kind: "shows"; readonly title: string; readonly sessionId?: string });

export type HostMessage =
	| PortMessage
	| Beat
	| (Versioned & { readonly kind: "show"; readonly sessionId: string })
	| (Versioned & { readonly kind: "run"; readonly command: ViewCommand })
	/** The folders of the editor window. */
	| (Versioned & { readonly kind: "folders"; readonly folders: readonly string[] });
