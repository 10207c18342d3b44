import { englishLocale } from "./locale.ts";
import { render } from "./render.ts";
import type { Wording } from "./wording.ts";

/** An error whose reason a person reads, in their language. Its `message` is English, for logs. */
export class WordedError extends Error {
	override readonly name: string = "WordedError";
	readonly wording: Wording;

	constructor(wording: Wording, options?: ErrorOptions) {
		super(inEnglish(wording), options);
		this.wording = wording;
	}
}

/** For logs, exports and programs that lack the code. */
export const inEnglish = (wording: Wording): string => render(englishLocale, wording) ?? wording.code;
