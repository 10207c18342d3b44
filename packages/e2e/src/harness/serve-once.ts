import { afterAll, beforeAll } from "vitest";
import { ask } from "./ask.ts";
import { Parley } from "./parley.ts";

/** One `parley serve` for all tests of a file that neither stop nor configure it. Each test works in its own chats. */
export const serveOnce = (): (() => Parley) => {
	let parley: Parley | undefined;
	beforeAll(async () => {
		parley = await Parley.serve();
		// Without any chat a page starts one by itself, and a test could not tell it from the one it asks for.
		await ask(parley, "session.create", { folder: parley.folder });
	});
	afterAll(() => parley?.[Symbol.asyncDispose]());
	return () => {
		if (parley === undefined) throw new Error("parley serve has not been started yet");
		return parley;
	};
};
