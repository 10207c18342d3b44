import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openBrowser } from "./open-browser.ts";

const token = "s3cret-token-that-nobody-may-see";
const link = `http://127.0.0.1:4711/#token=${token}`;

/** An opener that records its arguments and the contents of the file it is given. */
const fakeOpener = async () => {
	const root = await mkdtemp(join(tmpdir(), "parley-opener-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	const bin = join(root, "bin");
	await mkdir(bin);
	const notes = join(root, "notes");
	const script = `#!/bin/sh
tr '\\0' ' ' < /proc/$$/cmdline > ${notes}.new
printf '\\n' >> ${notes}.new
stat -c '%a' "$1" "$(dirname "$1")" >> ${notes}.new
cat "$1" >> ${notes}.new
mv ${notes}.new ${notes}
`;
	await writeFile(join(bin, "xdg-open"), script);
	await chmod(join(bin, "xdg-open"), 0o755);
	vi.stubEnv("PATH", `${bin}${delimiter}${process.env["PATH"]}`);
	onTestFinished(() => void vi.unstubAllEnvs());
	return {
		env: { ...process.env, DISPLAY: ":0" },
		notes: () => vi.waitFor(() => readFile(notes, "utf8"), { timeout: 15_000 }),
	};
};

test("[C8.processList] the browser is opened through a private file: the token is on no command line, and the file is deleted", async () => {
	const opener = await fakeOpener();
	const opened = await openBrowser(link, "linux", opener.env);
	const [commandLine = "", fileMode, folderMode, ...page] = (await opener.notes()).split("\n");
	expect(commandLine).toContain("xdg-open");
	expect(commandLine).not.toContain(token);
	expect([fileMode, folderMode]).toEqual(["600", "700"]);
	expect(page.join("\n")).toContain(`url=${link}`);
	const path = commandLine.trim().split(" ").at(-1) ?? "";
	await opened?.[Symbol.asyncDispose]();
	await expect(readFile(path)).rejects.toThrow("ENOENT");
});

test("[C8.processList] without a display nothing is written and nothing is run", async () => {
	expect(await openBrowser(link, "linux", {})).toBeUndefined();
});
