/** A location in a file, as an answer names it: the path is relative to the session's folder or absolute. */
export type FilePlace = { readonly path: string; readonly line?: number; readonly column?: number };

const maxLength = 4096;

/**
 * The file that a link names: `src/a.ts`, `src/a.ts#L5`, `src/a.ts:12:3`, `/code/a.ts`, `C:\code\a.ts` or `file:///code/a.ts`. Undefined
 * for other schemes, for network shares, and for anything that cannot be a path.
 */
export const filePlaceOf = (target: string): FilePlace | undefined => {
	if (target === "" || target.length > maxLength || hasOddCharacters(target)) return undefined;
	const { path: named, ...position } = splitPosition(target);
	const path = /^file:/i.test(named) ? pathOfUrl(named) : decoded(named);
	if (path === undefined || path === "" || hasOddCharacters(path) || !isLocalPath(path)) return undefined;
	return { path, ...position };
};

/** A file that inline code names with its line, as in `src/a.ts:12`: without a folder or a column it could be a host and port. */
export const filePlaceInCode = (code: string): FilePlace | undefined =>
	/^(?:[\w@.~+-]*[/\\][\w@.~+\-/\\]*\w:\d+(?::\d+)?|[\w@.~+-]+\.\w+:\d+:\d+)$/.test(code)
		? filePlaceOf(code)
		: undefined;

const splitPosition = (target: string): FilePlace => {
	const [, marked, fromMark, columnOfMark] =
		/^(.*)#L?(\d{1,7})(?:[C:](\d{1,7}))?(?:-L?\d+(?:C\d+)?)?$/.exec(target) ?? [];
	if (marked !== undefined) return placeAt(marked, fromMark, columnOfMark);
	const [, plain, line, column] = /^(.*?):(\d{1,7})(?::(\d{1,7}))?$/.exec(target) ?? [];
	if (plain === undefined || plain === "") return { path: target.replace(/#[^/\\]*$/, "") };
	// Without a folder or an extension before the number it is a scheme: `tel:1`, `vscode:1`.
	return /[./\\]/.test(plain) ? placeAt(plain, line, column) : { path: target };
};

const placeAt = (path: string, line: string | undefined, column: string | undefined): FilePlace => ({
	path,
	...(line === undefined || Number(line) === 0 ? {} : { line: Number(line) }),
	...(column === undefined || Number(column) === 0 ? {} : { column: Number(column) }),
});

const pathOfUrl = (target: string): string | undefined => {
	const url = URL.parse(target);
	if (url === null || (url.host !== "" && url.host !== "localhost") || url.search !== "") return undefined;
	const path = decoded(url.pathname);
	return path === undefined ? undefined : path.replace(/^\/(?=[a-z]:[/\\])/i, "");
};

const decoded = (path: string): string | undefined => {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
};

const isLocalPath = (path: string): boolean => {
	// A network share: opening it would send the person's credentials to another machine.
	if (/^[/\\]{2}/.test(path) || path.includes("?")) return false;
	return /^[a-z]:[/\\]/i.test(path) || !/^[a-z][a-z0-9+.-]*:/i.test(path);
};

/** Control characters, and those that change the reading direction: a name with them is not what it looks like. */
const hasOddCharacters = (text: string): boolean =>
	[...text].some((character) => {
		const code = character.codePointAt(0) ?? 0;
		return (
			code < 0x20 ||
			(code >= 0x7f && code < 0xa0) ||
			code === 0x61c ||
			(code >= 0x200b && code <= 0x200f) ||
			(code >= 0x2028 && code <= 0x202e) ||
			(code >= 0x2060 && code <= 0x206f)
		);
	});

/** For people to read and paste. */
export const placeWords = ({ path, line, column }: FilePlace): string =>
	[path, ...(line === undefined ? [] : [line, ...(column === undefined ? [] : [column])])].join(":");
