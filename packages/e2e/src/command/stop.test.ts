import { expect, test } from "vitest";
import { Parley } from "../harness/parley.ts";

test("[D7.lifetime] a stopped hub stays stopped, serve says so, and both say how to continue", async () => {
	await using parley = await Parley.serve();
	const pid = await parley.hubPid();
	const { code, stdout } = await parley.command("stop");
	expect({ code, stdout }).toEqual({
		code: 0,
		stdout: `Stopped Parley (process ${pid}).\n`,
	});
	await expect.poll(() => parley.stderr.join("\n"), { timeout: 15_000 }).toContain("Parley was stopped.");
	expect(parley.stderr.join("\n")).toContain("`parley serve`");
	expect((await parley.command("status")).stdout).toBe("Parley is not running.\n");
	expect(await parley.interrupt()).toBe(0);
});

test("[D7.lifetime] serve resumes at the same address when another program starts the hub again", async () => {
	await using parley = await Parley.serve();
	await parley.command("stop");
	await expect.poll(() => parley.stderr.join("\n"), { timeout: 15_000 }).toContain("Parley was stopped.");
	const other = parley.secondHub();
	await expect
		.poll(
			() =>
				fetch(parley.origin).then(
					({ ok }) => ok,
					() => false,
				),
			{ timeout: 30_000 },
		)
		.toBe(true);
	await parley.command("stop", "--force");
	await other;
});
