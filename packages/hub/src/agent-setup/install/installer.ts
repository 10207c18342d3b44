import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { joinPath } from "@parley/process/find-program";
import type { InstallPlan, InstallState } from "@parley/protocol/agent/setup-methods";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { JobHandle } from "../jobs.ts";
import { type InstallTarget, type PlannedInstall, planInstall } from "./install-plan.ts";
import { runInstall } from "./run-install.ts";

export type InstallerOptions = {
	/** The folder of everything that Parley installs. */
	readonly installed: string;
	readonly logger: Logger;
	readonly later: Schedule;
};

type Planned = {
	readonly target: InstallTarget;
	readonly plan: PlannedInstall;
	readonly env: Readonly<Record<string, string>> | undefined;
};

const maxPlans = 50;

/** Installs agents. A plan is shown first; what runs is that plan and nothing else, once. */
export class Installer {
	readonly #options: InstallerOptions;
	readonly #plans = new Map<string, Planned>();
	readonly #busy = new Set<string>();

	constructor(options: InstallerOptions) {
		this.#options = options;
	}

	/** `npm`: the path of its program, if there is one. */
	plan(
		target: InstallTarget,
		npm: string | undefined,
		env: Readonly<Record<string, string>> | undefined,
	): InstallPlan {
		if (npm === undefined) throw new RequestFailure("not_found", wording("agentSetup.noNpm"));
		const plan = planInstall(target, npm, this.#options.installed);
		if (plan === undefined)
			throw new RequestFailure(
				"bad_request",
				wording("agentSetup.notAPackage", { package: JSON.stringify(target.package) }),
			);
		const planId = randomUUID();
		this.#plans.set(planId, { target, plan, env });
		for (const oldest of this.#plans.keys()) {
			if (this.#plans.size <= maxPlans) break;
			this.#plans.delete(oldest);
		}
		const { package: spec, folder, command, args, argsWithScripts } = plan;
		return {
			...{ planId, package: spec, folder },
			command: [command, ...args],
			commandWithScripts: [command, ...argsWithScripts],
			...(target.needsScripts === true ? { needsScripts: true } : {}),
		};
	}

	/** Takes a plan, so that it cannot run twice. The returned function carries it out. */
	take(planId: string, withScripts: boolean): (job: JobHandle) => Promise<InstallState> {
		const planned = this.#plans.get(planId);
		if (planned === undefined) throw new RequestFailure("not_found", wording("agentSetup.planGone"));
		const { id } = planned.target;
		if (this.#busy.has(id)) throw new RequestFailure("conflict", wording("agentSetup.alreadyInstalling"));
		this.#plans.delete(planId);
		this.#busy.add(id);
		const { logger, later } = this.#options;
		return (job) =>
			runInstall({ ...planned, withScripts, logger, later }, job).finally(() => this.#busy.delete(id));
	}

	/** Deletes what was installed under an id. */
	async uninstall(id: string): Promise<void> {
		// An id that is not a plain name would name another folder.
		if (!/^[a-z][a-z0-9-]{0,63}$/.test(id))
			throw new RequestFailure("bad_request", wording("agentSetup.notInstalled", { id }));
		if (this.#busy.has(id)) throw new RequestFailure("conflict", wording("agentSetup.alreadyInstalling"));
		await rm(joinPath(process.platform, this.#options.installed, id), { recursive: true, force: true });
	}
}
