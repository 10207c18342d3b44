import { tokenize } from "./tokenize.ts";
import { type HighlightAnswer, type HighlightRequest, packTokens } from "./worker-messages.ts";

/** The worker that tokenizes code: a separate entry, bundled into one module. */
addEventListener("message", ({ data }: MessageEvent<HighlightRequest>) => {
	const tokens = packTokens(tokenize(data.code, data.language));
	const answer: HighlightAnswer = { id: data.id, tokens };
	postMessage(answer, { transfer: [tokens.buffer] });
});
