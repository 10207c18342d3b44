import type { HubConnection } from "@parley/client/core/hub-connection";
import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { expect, onTestFinished, test } from "vitest";
import { Agents } from "./agents.ts";

const nothingAsked: Pick<HubConnection, "request"> = {
	request: () => Promise.reject(new Error("nothing is asked here")),
};

test("[E1.reread] what is wrong with config.json is said in the reader's language, by an older hub in English, and no more once it is mended", () => {
	onTestFinished(() => speak(englishLocale));
	const said: (string | undefined)[] = [];
	const agents = new Agents(nothingAsked, (problem) => said.push(problem));
	const list = { agents: [], preferred: "eliza" };
	const { message: problem, wording: worded } = wordedMessage(
		wording("config.badKept", { file: "config.json", problem: { code: "config.notAnObject" } }),
	);
	agents.take({ ...list, problem, wording: worded });
	speak(pseudoLocale);
	agents.take({ ...list, problem, wording: worded });
	agents.take({ ...list, problem });
	agents.take(list);
	expect(said).toEqual([problem, expect.stringMatching(/^⟦config\.json: .+⟧$/), problem, undefined]);
});
