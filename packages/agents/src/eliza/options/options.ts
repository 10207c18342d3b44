/** What a start option can name. */
export const choices = {
	sessions: ["load", "resume", "list", "close", "delete", "fork", "archive", "title", "status"],
	load: [
		"doubled",
		"reordered",
		"reversed",
		"answered-first",
		"less",
		"nothing",
		"other-ids",
		"no-ids",
		"noisy",
		"fails",
		"unknown",
		"hangs",
	],
	resume: ["forgets", "fails", "unknown", "hangs"],
	offer: ["modes", "models", "config", "steering", "roots", "providers"],
	prompt: ["image", "audio", "embedded"],
	login: ["agent", "env", "terminal", "terminal-meta"],
	mcp: ["http", "sse"],
	"one-session": ["error", "silent"],
} as const;

export type ChoiceName = keyof typeof choices;
export type Choice<Name extends ChoiceName> = (typeof choices)[Name][number];
export type Chosen<Name extends ChoiceName> = ReadonlySet<Choice<Name>>;

/** What she offers and how she misbehaves, from her start to her end. */
export type Options = {
	/** What she can do with sessions beyond making them. */
	readonly sessions: Chosen<"sessions">;
	/** How a load goes wrong. */
	readonly load: Chosen<"load">;
	/** How a resume goes wrong. */
	readonly resume: Chosen<"resume">;
	readonly offer: Chosen<"offer">;
	/** What a prompt may hold besides text and links; undefined: what she says by default, and she takes the rest as well. */
	readonly prompt: Chosen<"prompt"> | undefined;
	/** The ways to log in. None: no login is needed. */
	readonly login: Chosen<"login">;
	readonly mcp: Chosen<"mcp">;
	/** What a prompt gets in a session that another one displaced; undefined: sessions live side by side. */
	readonly oneSession: Choice<"one-session"> | undefined;
	/** Where she keeps her journals and her login; undefined: in memory only. */
	readonly state: string | undefined;
	/** How many sessions a page of the list has. */
	readonly page: number;
	/** The version of the protocol she answers with, whatever she was asked for. */
	readonly protocol: number;
};

export const defaultOptions: Options = {
	sessions: new Set(["close"]),
	load: new Set(),
	resume: new Set(),
	offer: new Set(),
	prompt: undefined,
	login: new Set(),
	mcp: new Set(),
	oneSession: undefined,
	state: undefined,
	page: 10,
	protocol: 1,
};
