import type { Schedule } from "@parley/base/time/schedule";
import type { Result } from "@parley/protocol/contract/names";
import type { MaintenanceReport, MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import type { BlobMaintenance } from "../blobs/blob-maintenance.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { SearchStore } from "../store/search-store.ts";
import type { StoreMaintenance } from "../store/store-maintenance.ts";
import type { Trash } from "../trash/trash.ts";

export type MaintenanceOptions = {
	readonly store: StoreMaintenance;
	readonly search: SearchStore;
	readonly trash: Pick<Trash, "purgeExpired">;
	readonly sessions: Pick<Sessions, "busy" | "damaged">;
	/** Removes unreferenced blobs. */
	readonly blobs: Pick<BlobMaintenance, "collect">;
	readonly later: Schedule;
};

type Report = Partial<MaintenanceReport>;
type Step = () => Promise<Report>;

/** A longer step continues in the background, and the client requests it again, so that no request seems lost. */
const patience = 4_000;

const nothing: MaintenanceReport = {
	problems: [],
	purged: 0,
	indexed: 0,
	documents: 0,
	blobsRemoved: 0,
	freedBytes: 0,
};

/** Runs store maintenance, one step at a time. Concurrent requests for a step share one run. */
export class Maintenance {
	readonly #options: MaintenanceOptions;
	readonly #running = new Map<MaintenanceStep, Promise<Report>>();

	constructor(options: MaintenanceOptions) {
		this.#options = options;
	}

	async step(step: MaintenanceStep): Promise<Result<"hub.maintain">> {
		if (step === "compact") return this.#compact();
		const work = this.#running.get(step) ?? this.#begin(step);
		const report = await this.#within(work);
		if (report === undefined)
			return { more: true, left: await this.#options.search.behind(), report: nothing };
		this.#running.delete(step);
		return { more: false, report: { ...nothing, ...report } };
	}

	#begin(step: Exclude<MaintenanceStep, "compact">): Promise<Report> {
		const work = this.#steps[step]();
		this.#running.set(step, work);
		// The next caller gets the error and may retry.
		work.catch(() => this.#running.delete(step));
		return work;
	}

	readonly #steps: Readonly<Record<Exclude<MaintenanceStep, "compact">, Step>> = {
		check: async () => {
			const { store, sessions } = this.#options;
			const [{ problems }, { counts }] = await Promise.all([store.checkSoundness(), store.inspect()]);
			return { problems: [...problems], counts: { ...counts, damaged: sessions.damaged } };
		},
		purge: async () => ({ purged: await this.#options.trash.purgeExpired() }),
		search: async () => {
			const { searchDamaged } = await this.#options.store.checkSoundness();
			return searchDamaged ? this.#rebuild() : {};
		},
		rebuild: () => this.#rebuild(),
		blobs: async () => {
			const { blobs, bytes } = await this.#options.blobs.collect();
			return { blobsRemoved: blobs, freedBytes: bytes };
		},
	};

	async #rebuild(): Promise<Report> {
		const { sessions, documents } = await this.#options.search.rebuild();
		return { indexed: sessions, documents };
	}

	/** Compacting the whole file blocks everything, so it needs an idle hub. */
	async #compact(): Promise<Result<"hub.maintain">> {
		const { store, sessions } = this.#options;
		const { freedBytes, more, left, held } = await store.compact(sessions.busy === 0);
		return { more, left, report: { ...nothing, freedBytes, ...(held ? { held } : {}) } };
	}

	#within(work: Promise<Report>): Promise<Report | undefined> {
		const late = Promise.withResolvers<undefined>();
		const cancel = this.#options.later(() => late.resolve(undefined), patience);
		return Promise.race([work, late.promise]).finally(cancel);
	}
}
