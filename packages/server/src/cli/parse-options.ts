import { type ParseArgsConfig, parseArgs } from "node:util";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

type Options = NonNullable<ParseArgsConfig["options"]>;

export type ParsedOptions = {
	readonly values: Readonly<Record<string, unknown>>;
	readonly positionals: readonly string[];
};

/** An argument does not belong to its command, or lacks something. */
export class BadArgumentError extends WordedError {
	override readonly name = "BadArgumentError";
}

/** Parses the arguments of a command. Node's strict mode would refuse the same ones, but says so in English. */
export const parseOptions = (
	args: readonly string[],
	options: Options,
	allowPositionals: boolean,
): ParsedOptions => {
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		options,
		allowPositionals: true,
		allowNegative: true,
		strict: false,
		tokens: true,
	});
	for (const token of tokens) {
		const problem =
			token.kind === "option" ? problemOf(token, options) : strayArgument(token, allowPositionals);
		if (problem !== undefined) throw new BadArgumentError(problem);
	}
	return { values, positionals };
};

type OptionToken = {
	readonly name: string;
	/** As it was written, with its dashes. */
	readonly rawName: string;
	readonly value: string | undefined;
	readonly inlineValue: boolean | undefined;
};

const problemOf = (
	{ name, rawName: option, value, inlineValue }: OptionToken,
	options: Options,
): Wording | undefined => {
	const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
	const isNegative = option === `--no-${name}`;
	if (type === undefined || (isNegative && type !== "boolean"))
		return wording("cli.unknownOption", { option });
	if (type === "boolean")
		return value === undefined ? undefined : wording("cli.optionTakesNoValue", { option });
	// Another option rather than the value of this one.
	const isOption = inlineValue === false && value !== undefined && /^-./.test(value);
	return value === undefined || isOption ? wording("cli.optionNeedsValue", { option }) : undefined;
};

const strayArgument = (
	token: { readonly kind: string; readonly value?: string | undefined },
	allowPositionals: boolean,
): Wording | undefined =>
	token.value === undefined || allowPositionals
		? undefined
		: wording("cli.strayArgument", { argument: token.value });
