import { boundText, isMet } from "./figure.ts";
import { reduction } from "./reduction.ts";
import { validation } from "./validation.ts";

const figures = [validation(), reduction()];

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
