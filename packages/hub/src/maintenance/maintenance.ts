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
	/** Removes what nothing refers to. */
	readonly blobs: Pick<BlobMaintenance, "collect">;
	readonly later: Schedule;
};

type Report = Partial<MaintenanceReport>;
type Step = () => Promise<Report>;

/** A step that takes longer goes on, and whoever asked asks again: no request may seem to be lost. */
const patience = 4_000;

const nothing: MaintenanceReport = {
	problems: [],
	purged: 0,
	indexed: 0,
	documents: 0,
	blobsRemoved: 0,
	freedBytes: 0,
};

/** Looks after the store, one step at a time. What is asked for twice is done once. */
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
		// Whoever asks next hears of it, and may try again.
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

	/** Only when nothing runs may everything wait for it. */
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
