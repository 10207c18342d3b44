import { boundText, isMet } from "./figure.ts";
import { pipeline } from "./pipeline.ts";
import { reduction } from "./reduction.ts";
import { search } from "./search.ts";
import { validation } from "./validation.ts";

const figures = [validation(), reduction(), await pipeline(), ...(await search())];

if (process.argv.includes("--json")) {
	console.log(
		JSON.stringify(
			figures.map((figure) => ({ ...figure, met: isMet(figure) })),
			null,
			2,
		),
	);
} else {
	for (const figure of figures) {
		const mark = isMet(figure) ? "ok  " : "MISS";
		console.log(
			`${mark} ${figure.name}: ${figure.ratio.toFixed(2)}× ${figure.to} (${boundText(figure)}; ${figure.detail})`,
		);
	}
}
process.exitCode = figures.every(isMet) ? 0 : 1;
