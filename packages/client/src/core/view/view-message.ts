/** The version of what a view in an editor and the host that shows it say to each other. */
export const viewVersion = 1;

type Versioned = {
	readonly v: typeof viewVersion;
};

/** Carries what a tab and the shared hub say. A page makes a new port whenever it begins anew; what is late finds none. */
type PortMessage = Versioned & { readonly kind: "port"; readonly port: string; readonly message: unknown };

/** The host asks with a number whether the view still answers; the view repeats it. */
type Beat = Versioned & { readonly kind: "beat"; readonly beat: number };

export const viewCommands = ["newChat", "chooseChat", "search", "compose", "answer"] as const;

/** What the editor's commands do within a view. `answer`: goes to what waits for an answer. */
export type ViewCommand = (typeof viewCommands)[number];

export type ViewMessage =
	| PortMessage
	| Beat
	/** Which chat it shows, for titles. */
	| (Versioned & { readonly kind: "shows"; readonly title: string; readonly sessionId?: string });

export type HostMessage =
	| PortMessage
	| Beat
	| (Versioned & { readonly kind: "show"; readonly sessionId: string })
	| (Versioned & { readonly kind: "run"; readonly command: ViewCommand })
	/** The folders of the editor's window. */
	| (Versioned & { readonly kind: "folders"; readonly folders: readonly string[] });
