import type { HubConnection } from "@parley/client/core/hub-connection";
import { runMaintenance } from "@parley/client/core/transfer/run-maintenance";
import type { Result } from "@parley/protocol/contract/names";
import { forgetWords } from "@parley/protocol/hub/maintenance/forget-words";
import type { Forgotten, MaintenanceReport, MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import { type Accessor, createSignal } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";
import { Work } from "../../shared/work/work.ts";

export type StorageFigures = Result<"hub.storage">;

const stepWords: Readonly<Record<MaintenanceStep, string>> = {
	check: "Checking the store…",
	purge: "Removing what was deleted long enough ago…",
	search: "Looking at the search index…",
	rebuild: "Making the search index anew…",
	blobs: "Looking for attachments that nothing refers to…",
	compact: "Giving room back…",
};

/** What the hub keeps, and what can be done about it. */
export class HubStorage {
	/** Nothing until the hub has answered. */
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

	/** Deletes everything. The view hears of it like every other. */
	async forget(): Promise<void> {
		await this.forgetting.run("Deleting…", () => this.#hub.request("hub.forget", { confirm: forgetWords }));
	}

	async #maintain(steps?: readonly MaintenanceStep[]): Promise<void> {
		await this.maintaining.run("Beginning…", ({ tell, isCancelled }) =>
			runMaintenance(this.#hub, {
				...(steps === undefined ? {} : { steps }),
				isCancelled,
				onStep: (step) => tell(stepWords[step]),
			}),
		);
		await this.load();
	}
}
