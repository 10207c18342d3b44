import { chmod, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Logger } from "@parley/logging/logger";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, onTestFinished, test } from "vitest";
import { ManualTimers } from "../../testing/manual-timers.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { planInstall } from "./install-plan.ts";
import { Installer } from "./installer.ts";
import { isPackageSpec, packageName, withVersion } from "./package-spec.ts";
import { namesWithScripts } from "./packages-with-scripts.ts";
import { binsOf } from "./run-install.ts";

/** Plays npm: the package's name says what it does. */
const fakeNpm = `#!${process.execPath}
const { mkdirSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
const folder = args[args.indexOf("--prefix") + 1];
const name = args.at(-1).replace(/@[^@]*$/, "");
console.error("npm http fetch " + name);
console.log(process.pid + " ran " + args.join(" "));
mkdirSync(folder + "/node_modules/.bin", { recursive: true });
if (name === "hangs") setInterval(() => {}, 1000);
else if (name === "fails") process.exitCode = 7;
else {
	mkdirSync(folder + "/node_modules/" + name, { recursive: true });
	const bin = name === "empty" ? undefined : { other: "o.js", [name.replace(/.*\\//, "")]: "m.js" };
	writeFileSync(folder + "/node_modules/" + name + "/package.json", JSON.stringify({ bin }));
	if (name === "scripted") {
		const packages = { "": {}, "node_modules/scripted": { hasInstallScript: true }, "node_modules/a/node_modules/@x/b": { hasInstallScript: true }, "node_modules/c": {} };
		writeFileSync(folder + "/node_modules/.package-lock.json", JSON.stringify({ packages }));
	}
	for (const each of Object.keys(bin ?? {}))
		writeFileSync(folder + "/node_modules/.bin/" + each, "", { mode: 0o755 });
}
`;

const open = async () => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const npm = join(folder.path, "npm");
	await writeFile(npm, fakeNpm);
	await chmod(npm, 0o700);
	const timers = new ManualTimers();
	const installed = join(folder.path, "installed");
	const installer = new Installer({ installed, logger: Logger.create("test"), later: timers.later });
	const plan = (name: string) =>
		installer.plan({ id: "mine", package: name, args: ["--acp"] }, npm, undefined);
	const shown: string[] = [];
	const abort = new AbortController();
	const run = (planId: string, withScripts = false) =>
		installer.take(planId, withScripts)({ signal: abort.signal, show: (output) => shown.push(output) });
	return { npm, installed, installer, plan, run, shown, abort, timers };
};

test("[E1.installed] what runs is the command that was shown, without the packages' scripts, once", async () => {
	const { npm, installed, plan, run, shown, installer } = await open();
	const { planId, command, folder, package: spec } = plan("@x/mine");
	expect(await readdir(installed).catch(() => [])).toEqual([]);
	expect(spec).toBe("@x/mine@latest");
	expect(folder).toBe(join(installed, "mine"));
	expect(command[0]).toBe(npm);
	expect(command).toContain("--ignore-scripts");
	expect(await run(planId)).toEqual({
		...{ state: "done", exitCode: 0 },
		launch: { command: join(folder, "node_modules", ".bin", "mine"), args: ["--acp"] },
	});
	expect(shown.at(-1)).toContain(`ran ${command.slice(1).join(" ")}`);
	expect(shown.at(-1)).toContain("npm http fetch @x/mine");
	expect(() => installer.take(planId, false)).toThrow(expect.objectContaining({ code: "not_found" }));
	await installer.uninstall("mine");
	expect(await readdir(installed)).toEqual([]);
});

test("[E1.installed] scripts run only if that was agreed to, and that command was shown too", async () => {
	const { plan, run, shown } = await open();
	const { planId, commandWithScripts } = plan("@x/mine@1.2.3");
	expect(commandWithScripts).not.toContain("--ignore-scripts");
	expect(await run(planId, true)).toMatchObject({ state: "done" });
	expect(shown.at(-1)).toContain(`ran ${commandWithScripts.slice(1).join(" ")}`);
});

test("[E1.installed] the packages are named whose scripts did not run, and an agent that needs them says so before", async () => {
	const { plan, run, installer, npm } = await open();
	expect(await run(plan("scripted").planId)).toMatchObject({
		...{ state: "done", skippedScripts: ["scripted", "@x/b"] },
	});
	expect(await run(plan("scripted").planId, true)).not.toHaveProperty("skippedScripts");
	expect(namesWithScripts("not JSON")).toEqual([]);
	expect(plan("scripted")).not.toHaveProperty("needsScripts");
	const target = { id: "mine", package: "mine", args: [], needsScripts: true } as const;
	expect(installer.plan(target, npm, undefined)).toMatchObject({ needsScripts: true });
});

test("[E1.installed] a failed installation tells its exit code and leaves nothing", async () => {
	const { plan, run, installed } = await open();
	expect(await run(plan("fails").planId)).toMatchObject({
		...{ state: "failed", exitCode: 7 },
		message: expect.stringContaining("fails@latest"),
	});
	expect(await run(plan("empty").planId)).toMatchObject({ state: "failed", exitCode: 0 });
	expect(await readdir(installed)).toEqual([]);
});

test("[E1.installed] cancelling ends npm and leaves nothing; meanwhile no second one starts", async () => {
	const { plan, run, shown, abort, installed, installer, timers } = await open();
	const done = run(plan("hangs").planId);
	const second = plan("hangs").planId;
	expect(() => installer.take(second, false)).toThrow(expect.objectContaining({ code: "conflict" }));
	await expect(installer.uninstall("mine")).rejects.toMatchObject({ code: "conflict" });
	const pid = await expect
		.poll(() => {
			timers.fire();
			return Number(/^(\d+) ran/m.exec(shown.at(-1) ?? "")?.[1]);
		})
		.toBeGreaterThan(0)
		.then(() => Number(/^(\d+) ran/m.exec(shown.at(-1) ?? "")?.[1]));
	abort.abort();
	expect(await done).toEqual({ state: "cancelled" });
	expect(isRunning(pid)).toBe(false);
	expect(await readdir(installed)).toEqual([]);
});

test("[E1.installed] only packages of the registry are installed, and only plain names are deleted", async () => {
	const { plan, installer } = await open();
	for (const name of [
		"git+ssh://x",
		"../evil",
		"/abs",
		"--global",
		"a b",
		"@x",
		"file:x",
		"x@file:y",
		"a/b",
	]) {
		expect(isPackageSpec(name), name).toBe(false);
		expect(() => plan(name)).toThrow(expect.objectContaining({ code: "bad_request" }));
	}
	for (const name of ["..", "a/b", "", "A"])
		await expect(installer.uninstall(name)).rejects.toMatchObject({ code: "bad_request" });
	expect(() => installer.plan({ id: "a", package: "a", args: [] }, undefined, undefined)).toThrow(/npm/);
	expect(["@x/a@1.0.0-rc.1", "a@latest", "a"].map(packageName)).toEqual(["@x/a", "a", "a"]);
	expect(["@x/a", "a@^2"].map(withVersion)).toEqual(["@x/a@latest", "a@^2"]);
	expect(binsOf({ bin: "x.js" }, "@x/mine")).toEqual(["mine"]);
	expect(binsOf({ bin: { a: "", "../b": "", mine: "" } }, "@x/mine")).toEqual(["mine", "a"]);
	const windows = planInstall({ id: "mine", package: "mine" }, "C:\\n\\npm.cmd", "C:\\d", "win32");
	expect(windows).toMatchObject({ folder: "C:\\d\\mine", command: "C:\\n\\npm.cmd" });
});
