import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isFields } from "@parley/base/guards/fields";
import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { AgentProcess } from "@parley/process/agent-process";
import { programNames, thisMachine } from "@parley/process/find-program";
import { OutputTail } from "@parley/process/output-tail";
import type { LaunchCommand } from "@parley/protocol/agent/catalogue";
import type { InstallState } from "@parley/protocol/agent/setup-methods";
import { wordedMessage, wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { JobHandle } from "../jobs.ts";
import type { InstallTarget, PlannedInstall } from "./install-plan.ts";
import { packageName } from "./package-spec.ts";
import { packagesWithScripts } from "./packages-with-scripts.ts";

export type InstallRun = {
	readonly target: InstallTarget;
	readonly plan: PlannedInstall;
	readonly withScripts: boolean;
	readonly env: Readonly<Record<string, string>> | undefined;
	readonly logger: Logger;
	readonly later: Schedule;
};

const shownBytes = 16 * 1024;
const showEveryMs = 250;

/** Installs a package. Never rejects. What a failed or cancelled installation has begun is deleted, unless an earlier one is there. */
export const runInstall = async (run: InstallRun, job: JobHandle): Promise<InstallState> => {
	const { plan } = run;
	const wasThere = (await readdir(plan.folder).catch(() => [])).length > 0;
	try {
		const state = await install(run, job);
		if (state.state !== "done" && !wasThere) await rm(plan.folder, { recursive: true, force: true });
		return state;
	} catch (error) {
		if (!wasThere) await rm(plan.folder, { recursive: true, force: true }).catch(() => undefined);
		return { state: "failed", ...wordedMessageOf(error) };
	}
};

const install = async (run: InstallRun, { signal, show }: JobHandle): Promise<InstallState> => {
	const { target, plan, withScripts, env, logger, later } = run;
	await mkdir(plan.folder, { recursive: true, mode: 0o700 });
	if (signal.aborted) return { state: "cancelled" };
	const { command } = plan;
	const args = withScripts ? plan.argsWithScripts : plan.args;
	const npm = await AgentProcess.spawn(
		{
			name: "npm",
			command,
			args,
			env: {},
			cwd: plan.folder,
			...(env === undefined ? {} : { inherited: env }),
		},
		logger,
	);
	const kill = (): void =>
		void npm.kill().catch((error: unknown) => logger.warn("An installation did not end", { error }));
	signal.addEventListener("abort", kill, { once: true });
	if (signal.aborted) kill();
	const written = new OutputTail(shownBytes);
	npm.stdin.end();
	npm.stdout.on("data", (chunk: Buffer) => written.push(chunk));
	const shown = (): string => {
		const text = [npm.stderrTail().slice(-shownBytes), written.text()].map((each) => each.trimEnd());
		return logger.redactor.text(text.filter((each) => each !== "").join("\n"), 2 * shownBytes);
	};
	let forget = (): void => undefined;
	const tick = (): void => {
		show(shown());
		forget = later(tick, showEveryMs);
	};
	tick();
	const { code, signal: killedBy } = await npm.exited;
	forget();
	signal.removeEventListener("abort", kill);
	show(shown());
	if (signal.aborted) return { state: "cancelled" };
	if (code !== 0) {
		const how = String(code ?? killedBy ?? "?");
		return {
			state: "failed",
			...(code === undefined ? {} : { exitCode: code }),
			...wordedMessage(wording("agentSetup.installFailed", { package: plan.package, code: how })),
		};
	}
	const launch = await installedProgram(target, plan);
	if (launch === undefined)
		return {
			...{ state: "failed", exitCode: 0 },
			...wordedMessage(wording("agentSetup.noProgramInstalled", { package: plan.package })),
		};
	const skippedScripts = withScripts ? [] : await packagesWithScripts(plan.folder);
	return {
		...{ state: "done", exitCode: 0, launch },
		...(skippedScripts.length === 0 ? {} : { skippedScripts: [...skippedScripts] }),
	};
};

/** How to start what was installed: by the program that the package declares. */
const installedProgram = async (
	{ bin, args }: InstallTarget,
	{ folder, package: spec }: PlannedInstall,
): Promise<LaunchCommand | undefined> => {
	const name = packageName(spec);
	const declared: unknown = JSON.parse(
		await readFile(join(folder, "node_modules", name, "package.json"), "utf8"),
	);
	const names = [...(bin === undefined ? [] : [bin]), ...binsOf(declared, name)];
	const command = names
		.flatMap((each) => programNames(each))
		.map((each) => join(folder, "node_modules", ".bin", each))
		.find(thisMachine.isProgram);
	return command === undefined ? undefined : { command, args: [...args] };
};

/** The programs of a package; the one with the package's own name first. */
export const binsOf = (declared: unknown, name: string): readonly string[] => {
	const own = name.replace(/^.*\//, "");
	const { bin } = isFields(declared) ? declared : {};
	if (typeof bin === "string") return [own];
	const names = isFields(bin) ? Object.keys(bin).filter((each) => /^[\w.@-]+$/.test(each)) : [];
	return names.toSorted((a, b) => Number(b === own) - Number(a === own));
};
