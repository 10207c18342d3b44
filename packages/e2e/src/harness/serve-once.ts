import { afterAll, beforeAll } from "vitest";
import { ask } from "./ask.ts";
import { Parley } from "./parley.ts";

/** One `parley serve` for all tests of a file that neither end nor configure it. Each of them works in chats of its own. */
export const serveOnce = (): (() => Parley) => {
	let parley: Parley | undefined;
	beforeAll(async () => {
		parley = await Parley.serve();
		// Where there is no chat yet a page begins one by itself, and a test could not tell it from the one that it asks for.
		await ask(parley, "session.create", { folder: parley.folder });
	});
	afterAll(() => parley?.[Symbol.asyncDispose]());
	return () => {
		if (parley === undefined) throw new Error("parley serve has not been started yet");
		return parley;
	};
};
