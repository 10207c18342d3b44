import { type AnsiColor, type AnsiStyle, plainStyle } from "./style.ts";

/** No program needs more; further ones are ignored. */
const maxParameters = 64;

type Writable = { -readonly [Name in keyof AnsiStyle]: AnsiStyle[Name] };

/** The style after a "select graphic rendition" sequence. Unknown parameters change nothing. */
export const applySgr = (before: AnsiStyle, parameters: string): AnsiStyle => {
	const groups = parameters.split(";", maxParameters).map((group) => group.split(":", 8).map(numberOf));
	let style: Writable = { ...before };
	for (let at = 0; at < groups.length; at += 1) {
		const group = groups[at] ?? [];
		const [code = 0] = group;
		if (code === 0) style = { ...plainStyle };
		else if (code === 38 || code === 48) {
			// With colons a colour is one parameter; with semicolons it consumes the next ones.
			const inOne = group.length > 1;
			const { color, used } = readColor(inOne ? withoutColorSpace(group) : groups.slice(at, at + 5).flat());
			if (color !== undefined) style[code === 38 ? "foreground" : "background"] = color;
			if (!inOne) at += used;
		} else applyCode(style, code, group[1]);
	}
	return style;
};

const numberOf = (digits: string): number => (/^\d{1,4}$/.test(digits) ? Number(digits) : 0);

const applyCode = (style: Writable, code: number, detail: number | undefined): void => {
	if (code >= 30 && code <= 37) style.foreground = code - 30;
	else if (code >= 40 && code <= 47) style.background = code - 40;
	else if (code >= 90 && code <= 97) style.foreground = code - 90 + 8;
	else if (code >= 100 && code <= 107) style.background = code - 100 + 8;
	else applyAttribute(style, code, detail);
};

const applyAttribute = (style: Writable, code: number, detail: number | undefined): void => {
	switch (code) {
		case 1:
			style.bold = true;
			break;
		case 2:
			style.dim = true;
			break;
		case 3:
			style.italic = true;
			break;
		case 4:
			if (detail === 0) delete style.underline;
			else style.underline = true;
			break;
		case 7:
			style.inverse = true;
			break;
		case 9:
			style.strike = true;
			break;
		case 21:
			style.underline = true;
			break;
		case 22:
			delete style.bold;
			delete style.dim;
			break;
		case 23:
			delete style.italic;
			break;
		case 24:
			delete style.underline;
			break;
		case 27:
			delete style.inverse;
			break;
		case 29:
			delete style.strike;
			break;
		case 39:
			delete style.foreground;
			break;
		case 49:
			delete style.background;
			break;
	}
};

/** `38:2::r:g:b` names a colour space, `38:2:r:g:b` does not. */
const withoutColorSpace = (group: readonly number[]): readonly number[] =>
	group[1] === 2 && group.length > 5 ? [...group.slice(0, 2), ...group.slice(3)] : group;

/** The colour that begins here, and how many parameters it consumes after the first. */
const readColor = ([, form, ...values]: readonly number[]): {
	readonly color: AnsiColor | undefined;
	readonly used: number;
} => {
	if (form === 5) return { color: indexedColor(values[0] ?? 0), used: 2 };
	if (form !== 2) return { color: undefined, used: 0 };
	const [red = 0, green = 0, blue = 0] = values;
	return { color: hex(red, green, blue), used: 4 };
};

const indexedColor = (index: number): AnsiColor | undefined => {
	if (index < 16) return index;
	if (index > 255) return undefined;
	if (index >= 232) {
		const grey = 8 + (index - 232) * 10;
		return hex(grey, grey, grey);
	}
	const level = (step: number): number => (step === 0 ? 0 : 55 + step * 40);
	const cube = index - 16;
	return hex(level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6));
};

const hex = (red: number, green: number, blue: number): `#${string}` =>
	`#${[red, green, blue].map((part) => Math.min(255, part).toString(16).padStart(2, "0")).join("")}`;
