import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import process from "node:process";
import { readOptions, seedOf } from "./options.ts";

/* Runs the fault suite: `--rounds N` times, all of it or, with `--third`, a part. Other arguments go to Vitest. */

const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");

/** The checked-out commit; sources without a repository get a random seed. */
const commit = (): string => {
	try {
		return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" });
	} catch {
		return randomBytes(4).toString("hex");
	}
};

const { rounds, third, rest } = readOptions(process.argv.slice(2));
const head = commit();
const failed: number[] = [];
for (let round = 0; round < rounds; round += 1) {
	const seed = seedOf(round, process.env["PARLEY_SEED"], head);
	console.error(
		`Faults: round ${round + 1} of ${rounds}, ${third ? "a third" : "all"} of the cases, seed ${seed}`,
	);
	const { status } = spawnSync(
		process.execPath,
		[vitest, "run", "--project", "faults", "--maxWorkers", "3", ...rest],
		{
			cwd: root,
			stdio: "inherit",
			env: { ...process.env, PARLEY_SEED: String(seed), PARLEY_FAULTS: third ? "third" : "all" },
		},
	);
	if (status !== 0) failed.push(seed);
}
if (failed.length > 0) {
	console.error(`Faults: failed with ${failed.map((seed) => `PARLEY_SEED=${seed}`).join(", ")}`);
	process.exitCode = 1;
}
