import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LastPort } from "./last-port.ts";

test("[C6.address] the last port is remembered, and only a port is believed", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-port-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const port = join(folder, "serve-port");
	const last = new LastPort({ port });
	expect(await last.read()).toBeUndefined();
	await last.write(8080);
	expect(await last.read()).toBe(8080);
	for (const text of ["", "0", "70000", "80 80", "-1", "1e3", "eighty"]) {
		await writeFile(port, text);
		expect([text, await last.read()]).toEqual([text, undefined]);
	}
});
