import { minSecretLength } from "./secret-prints.ts";
import { shapeSpans } from "./secret-shapes.ts";

/** Words in a variable's name that mark its value as secret. */
const secretWords: ReadonlySet<string> = new Set(
	`key keys apikey token tokens secret secrets password passwords passwd passphrase passcode pass pwd pat
	credential credentials creds auth authorization bearer cookie cookies jwt private signature salt`.split(
		/\s+/,
	),
);

/** Last words of names that are about a secret but do not hold one: its path, name or lifetime. */
const aboutWords: ReadonlySet<string> = new Set(
	`file path dir home url uri host endpoint id name user type kind mode method helper command sock
	limit count size length max min ttl timeout expiry enabled disabled required`.split(/\s+/),
);

/** Values this long are too long for an ordinary word or number. */
const maxPlainLength = 16;

/** A run of letters and digits this long is machine-made. */
const randomRun = /[A-Za-z0-9]{20,}/g;

/**
 * The parts of a configured variable that must be hidden, by its name (`API_KEY`) or by its value whatever the name: tokens by
 * their shape, passwords within addresses. A folder, an address without a password, a word or a number is not secret, and
 * hiding it would shred texts.
 */
export const secretsIn = (name: string, value: string): string[] => {
	const text = value.trim();
	const parts = shapeSpans(text).flatMap(({ start, end }) => partsOf(text.slice(start, end)));
	const runs = randomRuns(text);
	const isWhole = runs.length > 0 && !/[\s/\\]/.test(text);
	const whole = (isSecretName(name) && !isOrdinary(text)) || isWhole ? [text] : runs;
	return [...new Set([...whole, ...parts])].filter((secret) => secret.length >= minSecretLength);
};

/** The parts of a command line that must be hidden: `--api-key x`, `--token=x`, and anything that looks like a secret. */
export const secretsInArguments = (args: readonly string[]): string[] => {
	const found = args.flatMap((arg, at) => {
		const [, flag, value] = /^(-{1,2}[\w-]+)=(.*)$/s.exec(arg) ?? [];
		const before = args[at - 1] ?? "";
		if (flag !== undefined && value !== undefined) return secretsIn(flag, value);
		return secretsIn(before.startsWith("-") && !arg.startsWith("-") ? before : "", arg);
	});
	return [...new Set(found)];
};

const isSecretName = (name: string): boolean => {
	const words = name
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter((word) => word !== "");
	return words.some((word) => secretWords.has(word)) && !aboutWords.has(words.at(-1) ?? "");
};

/** Values under a secret's name that are not secret: `API_KEY=ollama`, `MAX_TOKENS=32000`, `PWD=/users/me`. */
const isOrdinary = (text: string): boolean => {
	if (text.length <= maxPlainLength && (/^[\d.,:_-]+$/.test(text) || isWords(text))) return true;
	return isAddress(text) || isPath(text);
};

/** Words in one case, or with a capital: `oauth-personal`, `Production`. Random letters have capitals anywhere. */
const isWords = (text: string): boolean => {
	return text.split(/[-_. ]/).every((word) => /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(word));
};

/** Its userinfo and the tokens in its query are found by their shapes. */
const isAddress = (text: string): boolean => {
	return /^[a-z][a-z\d+.-]*:\/\/\S*$/i.test(text);
};

/** Base64 can begin with a slash too: a path has an extension, or neither capitals nor digits. */
const isPath = (text: string): boolean => {
	return (
		/^(?:~|\.{1,2}|[A-Za-z]:)?[\\/]/.test(text) && (/\.[a-z]{2,5}$/.test(text) || !/[A-Z\d+=]/.test(text))
	);
};

const randomRuns = (text: string): string[] => {
	return (text.match(randomRun) ?? []).filter((run) => /\d/.test(run) && /[A-Za-z]/.test(run));
};

/** Userinfo is a name and a password; a header, a scheme and a token. */
const partsOf = (text: string): string[] => {
	const [, password] = /^[^:\s]*:(.+)$/s.exec(text) ?? [];
	const [, token] = /^(?:bearer|basic|token)\s+(.+)$/is.exec(text) ?? [];
	const part = password ?? token ?? text;
	return [part, decoded(part)].filter((each) => !isOrdinary(each));
};

const decoded = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};
