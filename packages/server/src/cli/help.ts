import { say } from "@parley/words/spoken";
import type { WordingCode } from "@parley/words/wording";
import type { Command } from "./command-line.ts";

const topics = {
	serve: "cliHelp.serve",
	stop: "cliHelp.stop",
	restart: "cliHelp.restart",
	status: "cliHelp.status",
	logs: "cliHelp.logs",
	export: "cliHelp.export",
	import: "cliHelp.import",
	maintain: "cliHelp.maintain",
	"forget-everything": "cliHelp.forgetEverything",
	doctor: "cliHelp.doctor",
} as const satisfies Readonly<Record<Exclude<Command["name"], "help" | "version">, WordingCode>>;

const isTopic = (word: string): word is keyof typeof topics => Object.hasOwn(topics, word);

export const helpText = (topic: string | undefined): string =>
	topic === undefined || !isTopic(topic)
		? say("cliHelp.overview")
		: say(topics[topic], { data: say("cliHelp.data") });
