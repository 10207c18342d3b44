import type { Validator } from "../generated/validators.js";

/** The generated validators are older than the schemas. */
export class MissingValidatorError extends Error {
	override readonly name = "MissingValidatorError";
	constructor(what: string, name: string) {
		super(`No validator was generated for ${what} ${name}. Run "npm run generate" after changing a schema.`);
	}
}

/** The generated validators of one kind of message, by name. A name on Object's prototype finds none. */
export class ValidatorTable {
	readonly #what: string;
	readonly #validators: Readonly<Record<string, Validator>>;

	constructor(what: string, validators: Readonly<Record<string, Validator>>) {
		this.#what = what;
		this.#validators = validators;
	}

	find(name: string): Validator | undefined {
		return Object.hasOwn(this.#validators, name) ? this.#validators[name] : undefined;
	}

	require(name: string): Validator {
		const validator = this.find(name);
		if (validator === undefined) throw new MissingValidatorError(this.#what, name);
		return validator;
	}

	/** Why the named check last failed, as text for a log line. */
	lastProblem(name: string): string {
		const [problem] = this.find(name)?.errors ?? [];
		if (problem === undefined) return "does not fit its schema";
		return `${problem.instancePath === "" ? "it" : problem.instancePath} ${problem.message ?? "does not fit its schema"}`;
	}
}
