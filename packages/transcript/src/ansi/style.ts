/** One of the sixteen theme colours, or the program's own as `#rrggbb`. */
export type AnsiColor = number | `#${string}`;

export type AnsiStyle = {
	readonly foreground?: AnsiColor;
	readonly background?: AnsiColor;
	readonly bold?: true;
	readonly dim?: true;
	readonly italic?: true;
	readonly underline?: true;
	readonly strike?: true;
	readonly inverse?: true;
};

export const plainStyle: AnsiStyle = {};

export const sameStyle = (a: AnsiStyle, b: AnsiStyle): boolean =>
	a === b ||
	(a.foreground === b.foreground &&
		a.background === b.background &&
		a.bold === b.bold &&
		a.dim === b.dim &&
		a.italic === b.italic &&
		a.underline === b.underline &&
		a.strike === b.strike &&
		a.inverse === b.inverse);
