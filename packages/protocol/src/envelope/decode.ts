import { type Classified, classify } from "./classify.ts";

/** Reads a message from text. Invalid JSON is a violation like any other, not an exception. */
export const decode = (text: string): Classified => {
	try {
		return classify(JSON.parse(text));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return {
			ok: false,
			violation: { direction: "inbound", reason: "not_json", detail: error.message.slice(0, 200) },
		};
	}
};
