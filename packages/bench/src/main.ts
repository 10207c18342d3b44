import { parseArgs } from "node:util";
import { messageOf } from "@parley/base/errors/message-of";
import { toError } from "@parley/base/errors/to-error";
import { boundText, type Figure, isMet } from "./figure.ts";
import { hiddenClient } from "./hidden-client.ts";
import { hugeTurn } from "./huge-turn.ts";
import { keeper } from "./keeper.ts";
import { longMessage } from "./long-message.ts";
import { opening } from "./opening.ts";
import { pipeline } from "./pipeline/pipeline.ts";
import { reattaching } from "./reattaching.ts";
import { reduction } from "./reduction.ts";
import { search } from "./search.ts";
import { streamedDisk } from "./streamed-disk.ts";
import { usageUpdates } from "./usage-updates.ts";
import { validation } from "./validation.ts";

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
	validation,
	reduction,
	pipeline,
	keeper,
	reattaching,
	"long-message": longMessage,
	opening,
	"huge-turn": hugeTurn,
	"hidden-client": hiddenClient,
	"streamed-disk": streamedDisk,
	"usage-updates": usageUpdates,
	search,
};

/** A bench that could not run counts as a missed bound and does not hide the others. */
type Outcome = { readonly bench: string } & ({ readonly figures: Figure[] } | { readonly error: string });

const run = async (bench: string, measure: () => Promise<Figure[]>): Promise<Outcome> => {
	try {
		return { bench, figures: await measure() };
	} catch (error) {
		return { bench, error: toError(error).stack ?? messageOf(error) };
	}
};

const print = (outcome: Outcome): void => {
	if ("error" in outcome) {
		console.log(`FAIL ${outcome.bench}: ${outcome.error}`);
		return;
	}
	for (const figure of outcome.figures) {
		const mark = isMet(figure) ? "ok  " : "MISS";
		const { name, ratio, to, detail } = figure;
		console.log(`${mark} ${name}: ${ratio.toFixed(2)}× ${to} (${boundText(figure)}; ${detail})`);
	}
};

const toJson = (outcome: Outcome): object[] =>
	"error" in outcome
		? [{ ...outcome, met: false }]
		: outcome.figures.map((figure) => ({ bench: outcome.bench, ...figure, met: isMet(figure) }));

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { json: { type: "boolean", default: false } },
});
const wanted = positionals.length === 0 ? Object.keys(benches) : positionals;
const outcomes: Outcome[] = [];
for (const bench of wanted) {
	const measure = benches[bench];
	const outcome: Outcome =
		measure === undefined
			? { bench, error: `There is no such bench. There are ${Object.keys(benches).join(", ")}.` }
			: await run(bench, measure);
	if (!values.json) print(outcome);
	outcomes.push(outcome);
}
if (values.json) console.log(JSON.stringify(outcomes.flatMap(toJson), null, 2));
process.exitCode = outcomes.every((outcome) => "figures" in outcome && outcome.figures.every(isMet)) ? 0 : 1;
