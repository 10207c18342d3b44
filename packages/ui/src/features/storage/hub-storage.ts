import type { HubConnection } from "@parley/client/core/hub-connection";
import { runMaintenance } from "@parley/client/core/transfer/run-maintenance";
import type { Result } from "@parley/protocol/contract/names";
import { forgetWords } from "@parley/protocol/hub/maintenance/forget-words";
import type { Forgotten, MaintenanceReport, MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import { say } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";
import { Work } from "../../shared/work/work.ts";

export type StorageFigures = Result<"hub.storage">;

const stepCodes = {
	check: "storage.checking",
	purge: "storage.purging",
	search: "storage.checkingSearch",
	rebuild: "storage.rebuilding",
	blobs: "storage.findingBlobs",
	compact: "storage.compacting",
} as const satisfies Readonly<Record<MaintenanceStep, string>>;

/** What the hub stores, and the actions on it. */
export class HubStorage {
	/** Undefined until the hub has answered. */
	readonly figures: Accessor<StorageFigures | undefined>;
	readonly problem: Accessor<string | undefined>;
	readonly maintaining = new Work<MaintenanceReport>();
	readonly forgetting = new Work<Forgotten>();
	readonly #setFigures: (figures: StorageFigures) => void;
	readonly #setProblem: (problem: string | undefined) => void;
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
		const [figures, setFigures] = createSignal<StorageFigures>();
		const [problem, setProblem] = createSignal<string>();
		this.figures = figures;
		this.problem = problem;
		this.#setFigures = setFigures;
		this.#setProblem = setProblem;
	}

	async load(): Promise<void> {
		try {
			this.#setFigures(await this.#hub.request("hub.storage", {}));
			this.#setProblem(undefined);
		} catch (error) {
			this.#setProblem(failureText(error));
		}
	}

	async tidyUp(): Promise<void> {
		await this.#maintain();
	}

	async rebuildSearch(): Promise<void> {
		await this.#maintain(["rebuild"]);
	}

	/** Deletes everything. This view is notified like every other. */
	async forget(): Promise<void> {
		await this.forgetting.run(say("forget.deleting"), () =>
			this.#hub.request("hub.forget", { confirm: forgetWords }),
		);
	}

	async #maintain(steps?: readonly MaintenanceStep[]): Promise<void> {
		await this.maintaining.run(say("storage.starting"), ({ tell, isCancelled }) =>
			runMaintenance(this.#hub, {
				...(steps === undefined ? {} : { steps }),
				isCancelled,
				onStep: (step) => tell(say(stepCodes[step])),
			}),
		);
		await this.load();
	}
}
