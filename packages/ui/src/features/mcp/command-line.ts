import { showDirectionControls } from "../../shared/markdown/inline/visible-controls.ts";

/** A command line that reads as exactly these words: one with spaces or control characters is quoted. */
export const commandLine = (words: readonly string[]): string => words.map(quoted).join(" ");

/** A value on one line, with nothing invisible in it. */
export const quoted = (word: string): string =>
	showDirectionControls(isPlain(word) ? word : JSON.stringify(word));

const isPlain = (word: string): boolean => word !== "" && !/[\s"'`\\\p{Cc}\p{Cf}]/u.test(word);
