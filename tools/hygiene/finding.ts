export type HygieneRule =
	| "as-any"
	| "default-export"
	| "function-declaration"
	| "machine-path"
	| "sleep-in-test"
	| "test-not-run"
	| "todo-without-issue"
	| "too-long"
	| "ts-ignore";

export type HygieneFinding = {
	readonly rule: HygieneRule;
	readonly file: string;
	readonly line: number;
};
