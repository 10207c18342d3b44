/**
 * Texts that look like secrets. Each pattern matches only the secret itself, so that the words around it stay
 * readable. None may begin with an unbounded repetition: a long line must not take quadratic time.
 */
const certain: readonly RegExp[] = [
	/\bgh[opsur]_\w{16,}/g,
	/\bgithub_pat_\w{16,}/g,
	/\bglpat-[\w-]{16,}/g,
	/\bxox[abeoprs]-[\w-]{8,}/g,
	/\b(?:AKIA|ASIA)[0-9A-Z]{12,}/g,
	/\bAIza[\w-]{30,}/g,
	/\b(?:npm|hf)_[A-Za-z0-9]{24,}/g,
	/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
	/-----BEGIN [A-Z ]{0,32}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,32}PRIVATE KEY-----|$)/g,
];

/** Words that precede a secret. A log hides whatever follows them; in users' text it need not be a secret. */
const likely: readonly RegExp[] = [
	/(?<=\bbearer\s{1,3})[\w.~+/=-]{6,}/gi,
	/(?<=\bbasic\s{1,3})[\w+/=-]{16,}/gi,
	/\b(?:sk|rk)[-_][\w-]{8,}/g,
	// Userinfo of a URL.
	/(?<=:\/\/)[^\s/?#"'<>]+(?=@)/g,
	// `token=…` in a query, a fragment, a command line or an environment assignment.
	/(?<=(?:token|passw(?:or)?d|passphrase|secret|credential|(?:api|access|private)[-_]?key)=["']?)[^\s&#;"'<>]+/gi,
	// The same as a member in JSON text, also when that text was escaped once.
	/(?<=(?:token|passw(?:or)?d|passphrase|secret|credential|(?:api|access|private)[-_]?key)\\?"\s?:\s?\\?")[^"\\]+/gi,
	// Header lines.
	/(?<=(?:authorization|cookie|x-api-key)\\?["']?\s?[:=]\s?\\?["']?)[^\s"'\\][^\r\n"'\\]*/gi,
];

const shapes: readonly RegExp[] = [...certain, ...likely];

/** The same words before something that no human would write. */
const sureShapes: readonly RegExp[] = [
	...certain,
	/(?<=\b(?:bearer|basic)\s{1,3})(?=[\w.~+/=-]{0,200}\d)[\w.~+/=-]{16,}/gi,
	/\b[sr]k[-_](?=[\w-]{0,200}\d)[\w-]{16,}/g,
];

/** A fragment of every shape above: most texts contain none and need only one pass. */
const hint =
	/bearer|basic|[rs]k[-_]|gh[opsur]_|github_pat_|glpat-|xox|AKIA|ASIA|AIza|npm_|hf_|eyJ|PRIVATE KEY|:\/\/|token|passw|passphrase|secret|credential|key|authorization|cookie/i;

const secretKey =
	/(?:authorization|token|passw(?:or)?ds?|passphrase|secrets?|(?:api|access|private|secret|signing|encryption)keys?|cookies?|credentials?|bearer|^auth)$/;

const environmentKey = /(?:^|[a-z])env$|^environ(?:ment)?$/;

export type Span = {
	readonly start: number;
	readonly end: number;
};

/** With `sure`, only matches that can hardly be anything but secrets. */
export const shapeSpans = (text: string, sure = false): Span[] => {
	const spans: Span[] = [];
	if (!hint.test(text)) return spans;
	for (const shape of sure ? sureShapes : shapes) {
		for (const match of text.matchAll(shape)) {
			spans.push({ start: match.index, end: match.index + match[0].length });
		}
	}
	return spans;
};

/** Whether a value under this name is secret whatever it looks like: `authorization`, `x-api-key`, `--token`. */
export const isSecretKey = (key: string): boolean => {
	return secretKey.test(normalised(key));
};

/** Whether this name holds environment variables, whose values are secret as a whole. */
export const isEnvironmentKey = (key: string): boolean => {
	return environmentKey.test(normalised(key));
};

const normalised = (key: string): string => {
	return key
		.slice(-64)
		.replace(/[^A-Za-z0-9]/g, "")
		.toLowerCase();
};
