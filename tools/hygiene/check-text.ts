import { isScript, isTest } from "../source/files.ts";
import type { HygieneFinding } from "./finding.ts";

const maxLines = 350;

/** Paths that exist on one machine only. */
const machinePath = /(?<![\w.~$}>-])\/(?:work|root|home\/[\w.-]+|Users\/[\w.-]+)(?:\/|\b(?=["'`\s]))/;

/** Rules about any text file, whatever its language. */
export const checkText = (file: string, text: string): HygieneFinding[] => {
	const lines = text.split("\n");
	const findings = lines.flatMap((line, index): HygieneFinding[] =>
		machinePath.test(line) ? [{ rule: "machine-path", file, line: index + 1 }] : [],
	);
	if (lines.length - 1 > maxLines && mustBeShort(file))
		findings.push({ rule: "too-long", file, line: maxLines + 1 });
	return findings;
};

/** Tests, generated code and an agent's script of answers are searched, not read from top to bottom. */
const mustBeShort = (file: string): boolean => {
	return isScript(file) && !isTest(file) && !/\/(?:generated|script)\//.test(file);
};
